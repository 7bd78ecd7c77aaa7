import { addAxe, findViolations } from './axe'
import { open } from './site'
import { expect, test } from './test'

// Axe must not check in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('axe finds no violation in form errors, the opened footer and drawers', async ({ page }) => {
      await addAxe(page)
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
