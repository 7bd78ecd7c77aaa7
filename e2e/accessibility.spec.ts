import { addAxe, findViolations } from './axe'
import { addresses, open } from './site'
import { expect, test } from './test'

// Axe must not check in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => addAxe(page))

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of addresses) {
      test(`axe finds no violation on ${path}`, async ({ page }) => {
        await open(page, path)
        expect(await findViolations(page)).toEqual([])
      })
    }

    test('axe finds no violation in form errors, the opened footer and drawers', async ({ page }) => {
      await open(page, '/contact')
      await page.getByRole('button', { name: 'Envoyer le message' }).click()
      await page.getByRole('button', { name: 'Afficher plus' }).click()
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: /^Ouvrir le (menu|panneau de contact)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  })
}
