import { addAxe, findViolations } from './axe'
import { open } from './site'
import { expect, test } from './test'

// Axe must not check in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds no violation in form errors, the opened footer and drawers', async ({ page }) => {
  await addAxe(page)
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Le message est requis')).toBeVisible()
  await page.getByRole('button', { name: 'Afficher plus' }).click()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page), `at ${width} px`).toEqual([])
    await page.getByRole('button', { name: /^(Ouvrir le menu|Nous joindre)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolations(page), `a drawer at ${width} px`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
