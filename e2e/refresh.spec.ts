// Content changed since the build is refetched and updates the prerendered page in place.
import type { Page } from '@playwright/test'
import { setClockAfterBuild, untilHydrated } from './built/site'
import { api, cards, expect, failedResource, test, withResolvers } from './test'

const HOUR = 3_600_000

/** A response after an edit: with one text replaced and a new date of change. */
const edited = (body: string, from: string, to: string) =>
  body
    .replaceAll(from, to)
    .replaceAll(/"updatedAt":"[^"]*"/g, `"updatedAt":"${new Date(Date.now() + HOUR).toISOString()}"`)

/** Passes the backend's responses on as if one text had been edited, once `allowed` resolves. */
const changeContent = (
  page: Page,
  collection: string,
  [from, to]: [string, string],
  allowed: Promise<void>,
) =>
  page.route(`${api}/${collection}**`, async (route) => {
    await allowed
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: edited(await response.text(), from, to) })
  })

/** Sums the layout shifts (CLS) from now on. */
const measureShifts = () => {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    for (const entry of list.getEntries()) {
      dataset.shift = String(Number(dataset.shift ?? 0) + Number(Reflect.get(entry, 'value')))
    }
  }).observe({ type: 'layout-shift' })
}

const changes = [
  {
    path: '/products/ondea-8',
    collection: 'products',
    from: 'habillage acier bordeaux',
    to: 'habillage acier bleu nuit',
  },
  {
    path: '/products',
    collection: 'products',
    from: 'habillage acier bordeaux',
    to: 'habillage acier bleu nuit',
  },
  {
    path: '/services',
    collection: 'blog-posts',
    from: 'Ramonage et certificat',
    to: 'Ramonage et attestation',
  },
  {
    path: '/services/entretien/ramonage-et-certificat',
    collection: 'blog-posts',
    from: 'Ramonage et certificat',
    to: 'Ramonage et attestation',
  },
  {
    path: '/actualites',
    collection: 'articles',
    from: 'Garder une vitre propre',
    to: 'Tenir une vitre propre',
  },
  {
    path: '/actualites/garder-une-vitre-propre',
    collection: 'articles',
    from: 'Garder une vitre propre',
    to: 'Tenir une vitre propre',
  },
  { path: '/services', collection: 'shop', from: '04 68 20 07 05', to: '04 68 11 22 33' },
  { path: '/', collection: 'home-page', from: 'même maison', to: 'même famille' },
  { path: '/legalnotice', collection: 'legal-notice', from: '2 000 euros', to: '3 000 euros' },
  // Rich text: the prerendered page has not loaded the sanitiser yet.
  {
    path: '/products/ondea-8',
    collection: 'products',
    from: 'la vitre cintrée laisse voir',
    to: 'la vitre courbe laisse voir',
  },
  {
    path: '/services/entretien/ramonage-et-certificat',
    collection: 'blog-posts',
    from: 'demande deux ramonages par an',
    to: 'demande trois ramonages par an',
  },
  {
    path: '/actualites/garder-une-vitre-propre',
    collection: 'articles',
    from: 'quand elle est chaude et balayée',
    to: 'quand elle est brûlante et balayée',
  },
]

const expectEachCalledOnce = (calls: string[]) => {
  expect(calls.length).toBeGreaterThan(0)
  expect(calls).toEqual([...new Set(calls)])
}

const recordCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${api}/`)) calls.push(request.url())
  })
  return calls
}

for (const { path, collection, from, to } of changes) {
  test(
    `${path} is updated in place to “${to}”, changed since the build`,
    { tag: '@shape' },
    async ({ page }) => {
      let documents = 0
      page.on('request', (request) => {
        documents += Number(request.isNavigationRequest())
      })
      const { promise: allowed, resolve: answer } = withResolvers()
      const calls = recordCalls(page)
      await setClockAfterBuild(page, HOUR)
      await changeContent(page, collection, [from, to], allowed)
      const response = await page.goto(path)
      expect(await response?.text()).toContain(from)
      await untilHydrated(page)
      await page.evaluate(() => document.fonts.ready)
      // Only shifts caused by the response count.
      await page.evaluate(measureShifts)
      answer()
      await expect(page.getByRole('main').getByText(to).first()).toBeVisible()
      expect(documents).toBe(1)
      expectEachCalledOnce(calls)
      expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(
        0.01,
      )
    },
  )

  test(`${path} keeps “${from}” when the refetch fails, and logs the failure`, async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(failedResource, /Reading .* failed/)
    await setClockAfterBuild(page, HOUR)
    await page.route(`${api}/**`, (route) => route.fulfill({ status: 503, body: 'down' }))
    const logged = page.waitForEvent('console', (line) => /Reading .* failed/.test(line.text()))
    await page.goto(path)
    const before = await page.getByRole('main').innerText()
    await logged
    // Gives an error state the time to appear.
    await page.waitForTimeout(300)
    expect(await page.getByRole('main').innerText()).toBe(before)
    await expect(page.getByText(from).first()).toBeVisible()
  })
}

test('content read less than a minute ago is not refetched', async ({ page }) => {
  await setClockAfterBuild(page, 5_000)
  const calls = recordCalls(page)
  await page.goto('/products/ondea-8')
  await untilHydrated(page)
  await page.waitForTimeout(1_500)
  expect(calls).toEqual([])
})

for (const path of ['/products', '/products/ondea-8', '/services', '/actualites']) {
  test(`${path} refetches its content once`, async ({ page }) => {
    await setClockAfterBuild(page, HOUR)
    const calls = recordCalls(page)
    await page.goto(path)
    await untilHydrated(page)
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await page.waitForTimeout(1_500)
    expectEachCalledOnce(calls)
  })
}

test('a list opened by its link is requested once', async ({ page }) => {
  await setClockAfterBuild(page, HOUR)
  const calls = recordCalls(page)
  // Answered at once, so that the published copy is not used.
  await page.route(`${api}/**`, (route) => route.fulfill({ json: { data: [], meta: {} } }))
  await page.goto('/contact')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  const results = page.getByRole('region', { name: 'Résultats' })
  await expect(results.getByText('Le catalogue ne contient aucun produit pour le moment.')).toBeVisible()
  await page.waitForTimeout(1_500)
  expectEachCalledOnce(calls)
})

test('a refetch keeps the filters, the number of cards and the scroll position', async ({ page }) => {
  const { promise: allowed, resolve: answer } = withResolvers()
  await setClockAfterBuild(page, HOUR)
  await page.route(`${api}/**`, async (route) => {
    await allowed
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: edited(await response.text(), 'Granéo', 'Granéo Nouveau') })
  })
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
  const calls = recordCalls(page)
  await page.route(`${api}/**`, (route) => route.fulfill({ status: 503 }))
  await page.goto('/products')
  await untilHydrated(page)
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const first = calls.length
  await returnToTab()
  await page.waitForTimeout(1_000)
  expect(calls).toHaveLength(first)
  await setClockAfterBuild(page, HOUR + 2 * 60_000)
  await returnToTab()
  await expect.poll(() => calls.length).toBeGreaterThan(first)
})
