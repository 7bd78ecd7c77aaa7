// Content changed after the build appears in place. Read from both shapes of backend: the refresh asks it.
import type { Page } from '@playwright/test'
import { visitAfter, untilHydrated } from './built/site'
import { api, cards, expect, failedResource, hold, test } from './visit'

const HOUR = 3_600_000

/** The backend's own answers, one text in them changed: whatever their shape. They wait until `isAllowed`. */
const changeContent = (
  page: Page,
  collection: string,
  [from, to]: [string, string],
  isAllowed: Promise<void>,
) =>
  page.route(`${api}/${collection}**`, async (route) => {
    await isAllowed
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) })
  })

/** Adds up what moves by itself from now on, in the browser's own measure. */
const watchShifts = () => {
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
  // The texts of an entry, which a prerendered page shows without the code that makes them harmless.
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

const asksOnce = (calls: string[]) => {
  expect(calls.length).toBeGreaterThan(0)
  expect(calls).toEqual([...new Set(calls)])
}

const noteCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${api}/`)) calls.push(request.url())
  })
  return calls
}

for (const { path, collection, from, to } of changes) {
  test(`${path} shows “${to}”, changed since the build, in place`, { tag: '@shape' }, async ({ page }) => {
    let documents = 0
    page.on('request', (request) => {
      documents += Number(request.isNavigationRequest())
    })
    const { isReleased: isAllowed, release: answer } = hold()
    const calls = noteCalls(page)
    await visitAfter(page, HOUR)
    await changeContent(page, collection, [from, to], isAllowed)
    const response = await page.goto(path)
    expect(await response?.text()).toContain(from)
    await untilHydrated(page)
    await page.evaluate(() => document.fonts.ready)
    // The screen as it stands before the answer is what must not move.
    await page.evaluate(watchShifts)
    answer()
    await expect(page.getByRole('main').getByText(to).first()).toBeVisible()
    expect(documents).toBe(1)
    asksOnce(calls)
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01)
  })

  test(`${path} keeps “${from}” when the refresh fails, and says so in the log`, async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(failedResource, /Reading .* failed/)
    await visitAfter(page, HOUR)
    await page.route(`${api}/**`, (route) => route.fulfill({ status: 503, body: 'down' }))
    const logged = page.waitForEvent('console', (line) => /Reading .* failed/.test(line.text()))
    await page.goto(path)
    const before = await page.getByRole('main').innerText()
    await logged
    // Long enough for a state drawn after the failure.
    await page.waitForTimeout(300)
    expect(await page.getByRole('main').innerText()).toBe(before)
    await expect(page.getByText(from).first()).toBeVisible()
  })
}

test('content read less than a minute ago is not asked for again', async ({ page }) => {
  await visitAfter(page, 5_000)
  const calls = noteCalls(page)
  await page.goto('/products/ondea-8')
  await untilHydrated(page)
  await page.waitForTimeout(1_500)
  expect(calls).toEqual([])
})

for (const path of ['/products', '/products/ondea-8', '/services', '/actualites']) {
  test(`${path} asks the backend again, once`, async ({ page }) => {
    await visitAfter(page, HOUR)
    const calls = noteCalls(page)
    await page.goto(path)
    await untilHydrated(page)
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await page.waitForTimeout(1_500)
    asksOnce(calls)
  })
}

test('a list opened by its link is asked for once', async ({ page }) => {
  await visitAfter(page, HOUR)
  const calls = noteCalls(page)
  // At once, so that no published copy takes the answer's place.
  await page.route(`${api}/**`, (route) => route.fulfill({ json: { data: [], meta: {} } }))
  await page.goto('/contact')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByText('Le catalogue ne contient aucun produit pour le moment.')).toBeVisible()
  await page.waitForTimeout(1_500)
  asksOnce(calls)
})

test('a refresh leaves the filters, the cards shown and the scroll where they are', async ({ page }) => {
  const { isReleased: isAllowed, release: answer } = hold()
  await visitAfter(page, HOUR)
  await page.route(`${api}/**`, async (route) => {
    await isAllowed
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: (await response.text()).replaceAll('Granéo', 'Granéo Nouveau') })
  })
  await page.goto('/products')
  await untilHydrated(page)
  await page.getByRole('button', { name: /^Poêles à granulés/ }).click()
  await page.getByLabel('Puissance min (kW)').fill('7')
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await expect(cards(page)).toHaveCount(18)
  await cards(page).nth(12).scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  answer()
  await expect(cards(page).getByText('Granéo Nouveau').first()).toBeVisible()
  await expect(cards(page)).toHaveCount(18)
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
  // Typed and not applied yet: nobody's but the visitor's.
  await expect(page.getByLabel('Puissance min (kW)')).toHaveValue('7')
  await expect(page).toHaveURL(/categorie=poeles.a.granules&page=2/)
})
