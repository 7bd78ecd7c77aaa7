import { expect, test } from '../test'

test('the complete lists have no script and no button, and are not indexed by search engines', async ({
  page,
}) => {
  for (const path of ['/liste/produits', '/liste/services', '/liste/actualites']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/^Tou(s|tes) /)
    expect(await page.locator('script').count(), path).toBe(0)
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex')
    for (const width of [390, 1280]) {
      const at = `${path} at ${width} px`
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('button:visible'), at).toHaveCount(0)
      const menu = page.getByRole('banner').getByRole('navigation')
      await expect(menu.getByRole('link', { name: 'Produits' }), at).toBeVisible()
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByText('autour de Limoux, avec les mêmes mains'), at).toBeVisible()
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, at).toBe(0)
    }
  }
})
