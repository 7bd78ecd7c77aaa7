// A backend with the specification's types and fields only (3, 7): all that the companion adds is optional.
import type { Page } from '@playwright/test'
import { setClockAfterBuild, untilHydrated } from './built/site'
import { api, cards, expect, failedResource, test } from './test'

const HOUR = 3_600_000

/** Types and fields that the specification does not know. */
const addedTypes = new Set(['shop', 'home-page', 'legal-notice', 'tariff', 'partners'])
const addedFields = new Set([
  'position',
  'previous_slugs',
  'energy_class',
  'energy_label',
  'product_fiche',
  'width_cm',
  'height_cm',
  'depth_cm',
  'weight_kg',
  'flue_mm',
  'log_cm',
  'hopper_kg',
  'noise_db',
  'efficiency',
  'power_min_kw',
  'power_max_kw',
  'guarantee_years',
  'price_from',
  'manual',
  'declaration',
  'gallery',
])

const absent = {
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
}

/** An answer without the added fields, changed since the build. */
const reduced = (body: string) =>
  JSON.stringify(JSON.parse(body), (name, value: unknown) => {
    if (addedFields.has(name)) return undefined
    return name === 'updatedAt' ? new Date(Date.now() + HOUR).toISOString() : value
  })

const reduceBackend = (page: Page) =>
  page.route(`${api}/**`, async (route) => {
    const [type = ''] = new URL(route.request().url()).pathname.replace('/api/', '').split('/')
    if (addedTypes.has(type)) return route.fulfill({ status: 404, json: absent })
    const response = await route.fetch({ maxRetries: 2 })
    return route.fulfill({ response, body: reduced(await response.text()) })
  })

test('a backend with the specification’s content only shows the specification’s site', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(failedResource)
  await setClockAfterBuild(page, HOUR)
  await reduceBackend(page)
  const main = page.getByRole('main')
  const energyClass = main.getByRole('img', { name: /^Classe énergétique/ })
  const visit = async (path: string) => {
    const document = await (await page.goto(path))?.text()
    await untilHydrated(page)
    return document
  }

  const product = await visit('/products/ondea-8')
  expect(product).toContain('Classe énergétique A+, sur une échelle de A++ à G')
  expect(product).toContain('Dimensions et caractéristiques')
  // The cards of the products as powerful are the build's.
  await expect(energyClass.and(page.locator(':not(article *)'))).toHaveCount(0)
  await expect(main.getByRole('term')).toHaveText(['Catégorie(s)', 'Type', 'Marque', 'Puissance (kW)'])
  await expect(main.getByText(/Dimensions et caractéristiques|pose comprise/)).toHaveCount(0)

  await visit('/products')
  await expect(energyClass).toHaveCount(0)
  await expect(cards(page)).toHaveCount(9)

  expect(await visit('/services/entretien/ramonage-et-certificat')).toContain('Voir nos tarifs')
  await expect(main.getByRole('link', { name: 'Voir nos tarifs' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()

  expect(await visit('/contact')).toContain('Voir nos tarifs')
  expect(await visit('/services/sav')).toContain('Voir nos tarifs')
  await expect(main.getByRole('link', { name: 'Voir nos tarifs' })).toHaveCount(0)
  // A prerendered contact page keeps the build's.
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(main.getByRole('link', { name: 'Voir nos tarifs' })).toHaveCount(0)

  expect(await visit('/tarifs')).toContain('Une heure de main-d’œuvre')
  await expect(main.getByRole('heading', { name: 'Nos prix vous sont donnés sur demande.' })).toBeVisible()
  await expect(main.getByRole('term')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Nous contacter' })).toBeVisible()
  await expect(main.getByRole('link', { name: '04 68 20 07 05' }).first()).toBeVisible()

  await visit('/')
  await page.waitForLoadState('networkidle')
  await expect(main.getByText(/^Poêles, inserts et climatisation autour de Limoux/)).toBeVisible()
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Vente',
    'Installation',
    'Entretien',
    'SAV',
  ])
  await expect(main.getByRole('list', { name: 'Marques partenaires' }).getByRole('img')).toHaveCount(24)

  await visit('/legalnotice')
  await page.waitForLoadState('networkidle')
  await expect(main.getByText('2 000 euros')).toBeVisible()
})
