// A clock years off, a translator, a lost connection.
import { recordRequests } from '../requests'
import { cards, expect, failedResource, test } from '../test'
import { countDocuments, open, preventRefresh, saveData, untilHydrated } from '../visitor'

const YEAR = 365.25 * 24 * 3_600_000

for (const { years, tag } of [
  { years: -27, tag: [] },
  { years: 5, tag: '@nightly' },
]) {
  const clock = `${Math.abs(years)} years ${years < 0 ? 'slow' : 'fast'}`
  test(`with a clock ${clock} the catalogue works`, { tag }, async ({ page }) => {
    const { calls } = recordRequests(page)
    await page.clock.setFixedTime(Date.now() + years * YEAR)
    await page.goto('/products')
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: /^Climatisation/ }).click()
    await expect(page).toHaveURL(/categorie=climatisation/)
    await cards(page).first().getByRole('link').click()
    await expect(page.getByText('Informations du produit -')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Content from the future, or from long ago, is refetched once at most.
    expect(calls().length).toBe(new Set(calls().map(String)).size)
  })
}

/** Puts a copy of every text of the page in its place, in an element, as browsers' translators do. */
const translate = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest('script, style'))
      found.push(node)
  }
  for (const text of found) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text.cloneNode())
  }
}

test('a translated page can be filtered, left and returned to', async ({ page, expectedLines }) => {
  // A part that React had not hydrated yet is rendered again.
  expectedLines.push(/Minified React error #418/)
  await page.goto('/products')
  await untilHydrated(page)
  await page.evaluate(translate)
  await page.getByRole('button', { name: /^Climatisation/ }).click()
  const all = page.getByRole('button', { name: /^Tous/ })
  const count = await all.innerText()
  await page.getByLabel('Puissance max (kW)').fill('8')
  await page.keyboard.press('Enter')
  await expect(all).not.toHaveText(count, { useInnerText: true })
  for (const index of [0, 1, 2]) await cards(page).nth(index).getByRole('button').click()
  await expect(cards(page).nth(3).getByRole('button')).toHaveText(/^Déjà trois choisis/)
  await page.evaluate(translate)
  await page.getByRole('button', { name: /^Poêles à bois/ }).click()
  await expect(page).toHaveURL(/categorie=poeles.a.bois/)
  await page.evaluate(translate)
  await cards(page).first().getByRole('link').click()
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await page.evaluate(translate)
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
})

test('a page that cannot be opened offline says so, and opens in its place once the connection is back', async ({
  page,
  context,
  expectedLines,
}) => {
  expectedLines.push(failedResource, /Failed to fetch dynamically imported module/, /uncaught/)
  await page.setViewportSize({ width: 1280, height: 800 })
  // A refetch that the lost connection interrupts logs its failure.
  await preventRefresh(page)
  await saveData(page)
  await open(page, '/legalnotice')
  await page.waitForLoadState('networkidle')
  const documents = countDocuments(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('main').getByText('Cette page n’a pas pu être affichée.')).toBeVisible()
  await expect(page).toHaveTitle('Page non affichée | Braise & Brise')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(documents.loaded).toBe(0)
  await context.setOffline(false)
  await expect(cards(page)).toHaveCount(9)
})

test('a part whose code failed to load comes once the connection is back', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(failedResource, /The code of a part of the page cannot be loaded/)
  await preventRefresh(page)
  await saveData(page)
  await open(page, '/products')
  await cards(page).first().getByRole('link').click()
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await page.route('**/RelatedPart-*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/RelatedPart-'))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await failed
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'Dans la même puissance' })).toBeVisible()
})

test('pictures that a lost connection kept away are shown once it is back', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(failedResource)
  await preventRefresh(page)
  await page.route('**/uploads/**', (route) => route.abort())
  await open(page, '/products')
  const card = cards(page).first()
  await expect(card.getByText('Photo à venir')).toBeVisible()
  await page.unroute('**/uploads/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(card.getByText('Photo à venir')).toHaveCount(0)
})
