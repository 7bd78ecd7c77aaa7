import type { Page } from '@playwright/test'
import { addresses, open } from './site'
import { expect, test } from './visit'

const paths = [...addresses.map(({ path }) => path), '/nulle/part']

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

  for (const path of paths) {
    test(`${path} never scrolls sideways`, async ({ page }) => {
      await open(page, path)
      expect(await tooWide(page)).toEqual({ isScrolled: false, beyond: [] })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await tooWide(page), 'with the text twice as large').toEqual({ isScrolled: false, beyond: [] })
    })
  }

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
