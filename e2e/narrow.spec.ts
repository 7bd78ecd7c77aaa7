import { expect, test } from './test'
import { open } from './visitor'

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the menu fits in its drawer, and with the text at 200% too, when the tiles contain theirs', async ({
    page,
  }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('dialog')
    expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    const tiles = page.getByRole('main').getByRole('listitem').locator('a[href="/services"]')
    for (const tile of await tiles.all()) {
      await tile.focus()
      // Distance of each text from the tile's top and right edges, px.
      const room = () =>
        tile.evaluate((element) => {
          const range = document.createRange()
          const box = element.getBoundingClientRect()
          return [...element.querySelectorAll('h3, span')].flatMap((text) => {
            range.selectNodeContents(text)
            const { top, right } = range.getBoundingClientRect()
            return [top - box.top, box.right - right]
          })
        })
      await expect.poll(async () => Math.min(...(await room())), await tile.innerText()).toBeGreaterThan(0)
    }
    await expect(tiles).toHaveCount(4)
  })
})
