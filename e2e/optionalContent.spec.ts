// A backend with the specification's types and fields only (3, 7), and one with more: all that the companion adds is
// optional.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { changeAnswers, changeVersion, recordRequests } from './requests'
import { api, HOUR } from './site'
import { cards, expect, failedResource, test } from './test'
import { setClockAfterBuild, untilHydrated } from './visitor'

/** Types that the specification does not know. */
const addedTypes = ['shop', 'home-page', 'legal-notice', 'tariff', 'partners', 'content-version']

/** What the specification knows of each type (3, and 6 for the icon). */
const specified = {
  product: ['title', 'slug', 'subtitle', 'description', 'image', 'categories', 'type', 'brand', 'power_kw'],
  article: [
    'title',
    'slug',
    'excerpt',
    'content',
    'cover',
    'date',
    'tags',
    'source',
    'sourceId',
    'sourceUrl',
  ],
  'blog-post': ['title', 'slug', 'subtitle', 'date', 'category', 'image', 'cover', 'content', 'icon'],
  category: ['name'],
}

/** All other fields of the companion; the first has no place in a schema. */
const addedFields = new Set(['previous_slugs'])
for (const [type, fields] of Object.entries(specified)) {
  const schema = readFileSync(`strapi/src/api/${type}/content-types/${type}/schema.json`, 'utf8')
  for (const name of Object.keys(JSON.parse(schema).attributes))
    if (!fields.includes(name)) addedFields.add(name)
}

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

const anyProof =
  /^(Certifications?|Assurance décennale|Entreprise fondée en|Ce qu’en disent|C’est .* répond|Réponse )/

const reduceBackend = async (page: Page) => {
  await changeAnswers(page, `${api}/**`, reduced)
  for (const type of addedTypes)
    await page.route(`${api}/${type}**`, (route) => route.fulfill({ status: 404, json: absent }))
}

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
  await expect(main.getByRole('heading', { name: 'Ce qu’on nous demande' })).toHaveCount(0)

  // A job site is an article.
  const jobSite = '/actualites/chantier-un-insert-dans-une-maison-a-colombages-d-alet-les-bains'
  expect(await visit(jobSite)).toContain('Alet-les-Bains')
  await expect(main.getByRole('heading', { level: 2, name: 'Les trois jours' })).toBeVisible()
  await expect(main.getByRole('term')).toHaveCount(0)
  await expect(main.getByRole('slider')).toHaveCount(0)

  expect(await visit('/contact')).toContain('Voir nos tarifs')
  await expect(page.getByText(anyProof)).toHaveCount(0)
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
  await expect(page.getByText(anyProof)).toHaveCount(0)
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

const proof = {
  certifications: [
    { id: 1, name: 'RGE QualiPAC', number: 'QPAC-1', link: 'https://certificats.example/qualipac' },
  ],
  insurance: 'Assureur Exemple, contrat 1',
  since: 2009,
  response_delay: 'sous deux jours',
  contact_name: 'Camille',
  contact_sentence: 'Je passe chez vous avant tout devis.',
  reviews: { id: 1, score: 4.8, count: 127, source: 'Avis Exemple', link: 'https://avis.example/entreprise' },
  review_quotes: [{ id: 1, text: 'Posé en une journée.', author: 'Jeanne M.' }],
}

test(
  'what shows that the firm is real appears once the owner has entered it',
  { tag: '@shape' },
  async ({ page }) => {
    const { urls } = recordRequests(page)
    await setClockAfterBuild(page, HOUR)
    await changeVersion(page)
    await changeAnswers(page, `${api}/shop**`, (body) =>
      body.replace(/"certifications":\[\].*?"review_quotes":\[\]/, JSON.stringify(proof).slice(1, -1)),
    )
    const main = page.getByRole('main')
    const footer = page.getByRole('contentinfo')
    const certificate = { name: /^RGE QualiPAC n°\sQPAC-1 \(voir le certificat\)$/ }

    expect(await (await page.goto('/'))?.text()).not.toContain('Assurance décennale')
    await untilHydrated(page)
    await expect(main.getByRole('link', certificate)).toBeVisible()
    await expect(main.getByText('Entreprise fondée en')).toBeVisible()
    const source = main.getByRole('link', { name: 'Lire les avis sur Avis Exemple' })
    await expect(source).toHaveAttribute('href', 'https://avis.example/entreprise')
    await expect(source).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(main.getByText('« Posé en une journée. »')).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(main.getByText('C’est Camille qui vient chez vous')).toBeVisible()
    await expect(main.getByText('Réponse sous deux jours')).toBeVisible()
    await expect(main.getByText('Assureur Exemple, contrat 1')).toBeVisible()
    await expect(footer.getByRole('link', certificate)).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(footer.getByText('Assureur Exemple, contrat 1')).toBeVisible()
    // Nothing is loaded from another site.
    expect(urls.filter(({ hostname }) => hostname !== '127.0.0.1')).toEqual([])
  },
)
