import type { Locator } from '@playwright/test'
import { addAxe, findViolations } from './axe'
import { expect, test } from './test'
import { open } from './visitor'

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

test('in forced colours, what is current or pressed has another look than what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const borderOf = (element: Locator) =>
    element.evaluate((target) => getComputedStyle(target).borderBottomColor)
  const expectOther = async (current: Locator, other: Locator) =>
    expect(await borderOf(current)).not.toBe(await borderOf(other))

  await open(page, '/products/ondea-8')
  const pictures = page.getByRole('link', { name: /^Voir la photo/ })
  await expectOther(pictures.first(), pictures.last())

  await open(page, '/services')
  const pages = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link')
  await expectOther(pages.first(), pages.last())

  await open(page, '/comparer?produits=ondea-8,lys-9')
  const differences = page.getByRole('button', { name: 'Seulement les différences' })
  const before = await borderOf(differences)
  await differences.click()
  await expect.poll(() => borderOf(differences)).not.toBe(before)
})
