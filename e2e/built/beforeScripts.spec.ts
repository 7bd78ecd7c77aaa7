import type { Page } from '@playwright/test'
import { expect, hold, test } from '../visit'
import { siteOrigin, untilHydrated } from './site'

/** Keeps every script waiting. @returns lets them come. */
const holdScripts = async (page: Page) => {
  const { isReleased, release } = hold()
  await page.route(`${siteOrigin}/assets/*.js`, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

test('links and the telephone work before the scripts have come', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: '04 68 20 07 05' })).toHaveAttribute(
    'href',
    'tel:+33468200705',
  )
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  release()
  await untilHydrated(page)
})

test('what is typed before the scripts have come is kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel(/Prénom et Nom/).fill('Jeanne Bonnet')
  await page.getByLabel(/Mobile/).fill('06 12 34 56 78')
  await page.getByLabel(/Message/).pressSequentially('Un poêle ')
  release()
  await untilHydrated(page)
  await page.getByLabel(/Message/).pressSequentially('pour 90 m²')
  await expect(page.getByLabel(/Prénom et Nom/)).toHaveValue('Jeanne Bonnet')
  await expect(page.getByLabel(/Mobile/)).toHaveValue('06 12 34 56 78')
  await expect(page.getByLabel(/Message/)).toHaveValue('Un poêle pour 90 m²')
  // The form itself knows it too: it finds only what is missing or wrong.
  await page.getByLabel(/Mobile/).fill('12')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Numéro invalide (ex: +33612345678)')).toBeVisible()
  await expect(page.getByText('Le nom/prénom est requis')).toHaveCount(0)
  await expect(page.getByText('Le message est requis')).toHaveCount(0)
})

test('what is pressed before the scripts have come is done when they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/products')
  await page.getByRole('button', { name: /^Poêles à granulés/ }).click()
  await page.getByLabel('Puissance min (kW)').fill('8')
  await page.getByLabel('Puissance max (kW)').press('Enter')
  await page.getByRole('button', { name: 'Granéo' }).click()
  await expect(page).toHaveURL(/products$/)
  release()
  await expect(page).toHaveURL(/categorie=poeles.a.granules&marque=graneo&min=8/)
})

test('more cards asked for before the scripts have come are shown when they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/products')
  await page.getByRole('button', { name: 'Voir plus' }).click()
  release()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article')).toHaveCount(18)
})

test('a drawer pressed before the scripts have come opens when they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Menu principal' })).toBeVisible()
})

test('a form sent before the scripts have come is checked when they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel(/Prénom et Nom/).fill('Jeanne Bonnet')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page).toHaveURL(/contact$/)
  release()
  await expect(page.getByText('Le message est requis')).toBeVisible()
  await expect(page.getByLabel(/Prénom et Nom/)).toHaveValue('Jeanne Bonnet')
  await expect(page.getByText('Le nom/prénom est requis')).toHaveCount(0)
})

test('what is pressed while React has the page and does not answer yet is done once', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('hydrated', (event) => {
      if (document.documentElement.dataset.released === undefined) event.stopImmediatePropagation()
    }),
  )
  await page.goto('/products')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await page.evaluate(() => {
    document.documentElement.dataset.released = ''
    window.dispatchEvent(new Event('hydrated'))
  })
  await expect(page.getByRole('article')).toHaveCount(18)
  await expect(page).toHaveURL(/page=2$/)
})
