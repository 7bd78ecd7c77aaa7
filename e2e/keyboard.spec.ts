import { examples } from './pages'
import { cards, expect, test } from './test'
import { followLink, nextFrame, open, scrollTop, tabTo } from './visitor'

test('Back focuses the link that was the first thing pressed, where it was on the screen', async ({
  page,
}) => {
  await open(page, '/actualites')
  const card = cards(page).nth(8).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  await nextFrame(page)
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(500)
  // As a screen reader does: without a key or a movement of the pointer.
  await card.evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true })
    link.click()
  })
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
  await expect(card).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 5)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar at the bottom never covers what has the focus, and has the accent of its page', async ({
    page,
  }) => {
    await open(page, examples.product.path)
    const bar = page.getByRole('navigation', { name: 'Nous joindre' })
    const call = bar.getByRole('link', { name: 'Appeler' })
    const links = page.getByRole('main').getByRole('link')
    const last = links.last()
    // The bar is in view, and under it the link that is next.
    await links.nth(-2).focus()
    await last.evaluate((link) => {
      const { bottom } = link.getBoundingClientRect()
      scrollBy({ top: bottom - innerHeight + 4, behavior: 'instant' })
    })
    await expect(call).toBeVisible()
    /** How far the focused element is above the bar, px. */
    const room = () =>
      call.evaluate(
        (link) =>
          link.getBoundingClientRect().top - (document.activeElement?.getBoundingClientRect().bottom ?? 0),
      )
    await page.keyboard.press('Tab')
    await expect(last).toBeFocused()
    await expect.poll(room).toBeGreaterThan(0)
    // The bar is the end of the page, after the footer.
    await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
    await expect.poll(room).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await expect(call).toBeFocused()
    await page.keyboard.press('Tab')
    const quote = bar.getByRole('link', { name: 'Devis' })
    await expect(quote).toBeFocused()

    await followLink(page, '/products/cers-25')
    await expect(page.getByRole('heading', { level: 1, name: 'Cers 25' })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(quote).toHaveCSS('background-color', 'rgb(14, 101, 112)')
  })
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('the links of a product’s pictures are in view when they have the focus', async ({ page }) => {
    await open(page, examples.product.path)
    const pictures = page.getByRole('link', { name: /^Voir la photo/ })
    await tabTo(page, pictures.first())
    await expect(pictures.first()).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(pictures.nth(1)).toBeInViewport()
  })
})
