import type { Page } from '@playwright/test'
import { addresses, open } from './site'
import { expect, test } from './visit'

/** What reaches beyond the window's edge; a part that scrolls by itself is left out with what it holds. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !isCut(element.parentElement))
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`)
    return { isScrolled: document.documentElement.scrollWidth > width, beyond }
  })

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of addresses) {
    test(`${path} never scrolls sideways`, async ({ page }) => {
      await open(page, path)
      expect(await tooWide(page)).toEqual({ isScrolled: false, beyond: [] })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await tooWide(page), 'with the text twice as large').toEqual({ isScrolled: false, beyond: [] })
    })
  }

  test('the tiles hold their words, twice as large too', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const tiles = page.getByRole('main').getByRole('listitem').locator('a[href="/services"]')
    for (const tile of await tiles.all()) {
      await tile.focus()
      // Below its upper edge, left of its right one, px.
      const room = () =>
        tile.evaluate((element) => {
          const words = document.createRange()
          const box = element.getBoundingClientRect()
          return [...element.querySelectorAll('h3, span')].flatMap((text) => {
            words.selectNodeContents(text)
            const { top, right } = words.getBoundingClientRect()
            return [top - box.top, box.right - right]
          })
        })
      await expect.poll(async () => Math.min(...(await room())), await tile.innerText()).toBeGreaterThan(0)
    }
    await expect(tiles).toHaveCount(4)
  })

  test('the menu holds in its drawer', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('dialog')
    expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})
