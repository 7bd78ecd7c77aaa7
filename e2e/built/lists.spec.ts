import { expect, test } from '../test'

const lists = ['/liste/produits', '/liste/services', '/liste/actualites']

for (const width of [390, 1280]) {
  for (const path of lists) {
    test(`${path} has no script and no button at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('script').count()).toBe(0)
      await expect(page.locator('button:visible')).toHaveCount(0)
      const menu = page.getByRole('banner').getByRole('navigation')
      await expect(menu.getByRole('link', { name: 'Produits' })).toBeVisible()
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByText('autour de Limoux, avec les mêmes mains')).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }
}
