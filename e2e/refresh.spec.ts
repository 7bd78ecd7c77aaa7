// Content changed since the build is refetched and updates the prerendered page in place.
import { changeAnswers, changeVersion, recordRequests } from './requests'
import { api, HOUR } from './site'
import { cards, expect, failedResource, test, withResolvers } from './test'
import { countDocuments, recordShifts, setClockAfterBuild, shiftOf, untilHydrated } from './visitor'

/** A response after an edit: with texts replaced and a new date of change. */
const edited = (body: string, texts: readonly [string, string][]) =>
  texts
    .reduce((text, [from, to]) => text.replaceAll(from, to), body)
    .replaceAll(/"updatedAt":"[^"]*"/g, `"updatedAt":"${new Date(Date.now() + HOUR).toISOString()}"`)

type Change = {
  path: string
  /** Collections, each with texts of it that change; those of rich text need the sanitiser, which is not loaded yet. */
  edits: Record<string, [from: string, to: string][]>
  /** Whether it is tried with both formats of the backend's responses. */
  isOfShape?: boolean
}

const changes: Change[] = [
  {
    path: '/products/ondea-8',
    edits: {
      products: [
        ['habillage acier bordeaux', 'habillage acier bleu nuit'],
        ['la vitre cintrée laisse voir', 'la vitre courbe laisse voir'],
      ],
    },
    isOfShape: true,
  },
  {
    path: '/products',
    edits: { products: [['habillage acier bordeaux', 'habillage acier bleu nuit']] },
    isOfShape: true,
  },
  {
    path: '/services',
    edits: {
      'blog-posts': [['Ramonage et certificat', 'Ramonage et attestation']],
      shop: [['04 68 20 07 05', '04 68 11 22 33']],
    },
    isOfShape: true,
  },
  {
    path: '/services/entretien/ramonage-et-certificat',
    edits: {
      'blog-posts': [
        ['Ramonage et certificat', 'Ramonage et attestation'],
        ['demande deux ramonages par an', 'demande trois ramonages par an'],
      ],
    },
  },
  { path: '/actualites', edits: { articles: [['Garder une vitre propre', 'Tenir une vitre propre']] } },
  {
    path: '/actualites/garder-une-vitre-propre',
    edits: {
      articles: [
        ['Garder une vitre propre', 'Tenir une vitre propre'],
        ['quand elle est chaude et balayée', 'quand elle est brûlante et balayée'],
      ],
    },
    isOfShape: true,
  },
  { path: '/', edits: { 'home-page': [['même maison', 'même famille']] }, isOfShape: true },
  { path: '/legalnotice', edits: { 'legal-notice': [['2 000 euros', '3 000 euros']] } },
]

const expectEachCalledOnce = (calls: URL[]) => {
  const addresses = calls.map(String)
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses).toEqual([...new Set(addresses)])
}

for (const { path, edits, isOfShape = false } of changes) {
  test(
    `${path} is updated in place with what has changed since the build`,
    { tag: isOfShape ? '@shape' : [] },
    async ({ page }) => {
      const texts = Object.values(edits).flat()
      const documents = countDocuments(page)
      const { promise: allowed, resolve: answer } = withResolvers()
      const { calls } = recordRequests(page)
      await setClockAfterBuild(page, HOUR)
      await changeVersion(page)
      for (const [collection, changed] of Object.entries(edits))
        await changeAnswers(page, `${api}/${collection}**`, (body) => edited(body, changed), allowed)
      const response = await page.goto(path)
      const html = await response?.text()
      for (const [from] of texts) expect(html).toContain(from)
      await untilHydrated(page)
      await page.evaluate(() => document.fonts.ready)
      // Only shifts caused by the response count.
      await page.evaluate(recordShifts, false)
      answer()
      for (const [, to] of texts) await expect(page.getByRole('main').getByText(to).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(documents.loaded).toBe(1)
      expectEachCalledOnce(calls())
      expect(await shiftOf(page)).toBeLessThan(0.01)
    },
  )
}

test('a list opened by its link is requested once', async ({ page }) => {
  await setClockAfterBuild(page, HOUR)
  const { calls } = recordRequests(page)
  // Answered at once, so that the published copy is not used.
  await page.route(`${api}/**`, (route) => route.fulfill({ json: { data: [], meta: {} } }))
  await page.goto('/contact')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  const results = page.getByRole('region', { name: 'Résultats' })
  await expect(results.getByText('Le catalogue ne contient aucun produit pour le moment.')).toBeVisible()
  await page.waitForTimeout(1_500)
  expectEachCalledOnce(calls())
})

test('a refetch keeps the filters, the number of cards and the scroll position', async ({ page }) => {
  const { promise: allowed, resolve: answer } = withResolvers()
  await setClockAfterBuild(page, HOUR)
  const rename = (body: string) => edited(body, [['Granéo', 'Granéo Nouveau']])
  await changeAnswers(page, `${api}/**`, rename, allowed)
  await changeVersion(page)
  await page.goto('/products')
  await untilHydrated(page)
  await page.getByRole('button', { name: /^Poêles à granulés/ }).click()
  await page.getByLabel('Puissance min (kW)').fill('7')
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await expect(cards(page)).toHaveCount(18)
  const watched = cards(page).nth(12)
  await watched.evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const top = () => watched.evaluate((card) => card.getBoundingClientRect().top)
  const position = await top()
  answer()
  await expect(cards(page).getByText('Granéo Nouveau').first()).toBeVisible()
  await expect(cards(page)).toHaveCount(18)
  // Longer titles take more lines above: what is being read stays where it is, but for the rounding of the scroll.
  expect(Math.abs((await top()) - position)).toBeLessThan(1)
  // Typed but not applied yet.
  await expect(page.getByLabel('Puissance min (kW)')).toHaveValue('7')
  await expect(page).toHaveURL(/categorie=poeles.a.granules&page=2/)
})

test('after a failed refetch, returns to the tab do not repeat it for a minute', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(failedResource, /Reading .* failed/)
  const returnToTab = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await setClockAfterBuild(page, HOUR)
  const { calls } = recordRequests(page)
  await page.route(`${api}/**`, (route) => route.fulfill({ status: 503 }))
  const logged = page.waitForEvent('console', (line) => /Reading .* failed/.test(line.text()))
  await page.goto('/products')
  await untilHydrated(page)
  await logged
  await page.waitForLoadState('networkidle')
  await returnToTab()
  await page.waitForTimeout(1_000)
  expectEachCalledOnce(calls())
  const first = calls().length
  await setClockAfterBuild(page, HOUR + 2 * 60_000)
  await returnToTab()
  await expect.poll(() => calls().length).toBeGreaterThan(first)
})
