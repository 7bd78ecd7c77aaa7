import type { Page } from '@playwright/test'
import { expectSmallScripts } from '../budget'
import { recordRequests } from '../requests'
import { api, HOUR, siteOrigin } from '../site'
import { cards, expect, failedResource, test } from '../test'
import { saveData, setClockAfterBuild, stateMessage, untilHydrated } from '../visitor'
import { prerenderedPaths } from '../pages'

/** Fails every request but those of the site's own files. */
const cutBackend = (page: Page) =>
  page.route(
    (url) => url.origin !== siteOrigin,
    (route) => route.abort(),
  )

const copyUsed = /The backend failed or was slow: the published copy of .* is shown/
const readingFailed = /Reading .* failed/
const copyUnread = /The published copy of .* cannot be read/
/** Records the texts of the prerendered page before hydration. */
const recordPrerenderedTexts = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const elements = document.querySelectorAll(
        'main :is(h1, h2, h3, p, dd, li a), main [aria-current="page"]',
      )
      const texts = Array.from(elements, (element) => element.textContent)
      Reflect.set(
        window,
        'prerenderedTexts',
        texts.filter((text) => text.trim() !== ''),
      )
    })
  })

/** Texts of the prerendered page that the hydrated page lacks; null when there was none at all. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const prerendered: unknown = Reflect.get(window, 'prerenderedTexts')
    const hydrated = document.querySelector('main')?.textContent ?? ''
    if (!Array.isArray(prerendered) || prerendered.length === 0) return null
    return prerendered.filter((text) => !hydrated.includes(text))
  })

/** faults.spec.ts opens pages of the other kinds. */
const byDay = new Set(['/', '/products', '/comparer', '/contact', '/tarifs'])

for (const path of prerenderedPaths) {
  const tag = byDay.has(path) ? [] : '@nightly'
  const name = `${path} keeps its content when its refetch fails, and logs the failure`
  test(name, { tag }, async ({ page, expectedLines }) => {
    expectedLines.push(failedResource, copyUsed, readingFailed)
    await setClockAfterBuild(page, HOUR)
    await cutBackend(page)
    await saveData(page)
    await recordPrerenderedTexts(page)
    const requests = recordRequests(page)
    const logged = page.waitForEvent('console', (line) => readingFailed.test(line.text()))
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await untilHydrated(page)
    await logged
    await page.waitForLoadState('networkidle')
    expect.soft(requests.calls().length).toBeGreaterThan(0)
    expectSmallScripts(path, requests, { isRefetched: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Nothing has changed, so nothing is announced.
    await expect(page.getByRole('status')).toHaveText('')
    expect(await lostTexts(page)).toEqual([])
  })
}

test('all sections can be browsed while the backend is down', async ({ page, expectedLines }) => {
  expectedLines.push(failedResource, copyUsed, readingFailed)
  await cutBackend(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await untilHydrated(page)
  // A reload would lose this attribute.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  const menu = page.getByRole('banner').getByRole('navigation')

  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nos services' })).toBeVisible()
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByText('Discutons et construisons ensemble')).toBeVisible()
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)

  await menu.getByRole('link', { name: 'Produits' }).click()
  await expect(cards(page)).toHaveCount(9)
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await expect(cards(page)).toHaveCount(18)
  await page.getByRole('button', { name: /^Climatisation/ }).click()
  await cards(page).first().getByRole('link').click()
  await expect(page.getByText('Informations du produit -')).toBeVisible()

  await menu.getByRole('link', { name: 'Actualités' }).click()
  await expect(page.getByRole('main').getByText(/actualité\(s\) trouvée\(s\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await expect(cards(page)).toHaveCount(24)
  const title = (await cards(page).last().getByRole('heading').textContent()) ?? ''
  await cards(page).last().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '← Toutes les actualités' })).toBeVisible()

  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeVisible()
  await menu.getByRole('link', { name: 'Accueil' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Braise')
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
})

// faults.spec.ts follows links to the other errors.
test('an address newer than the build shows the telephone when nothing can be read', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(failedResource, readingFailed, /published copy .* cannot be read/)
  await cutBackend(page)
  await page.route(`${siteOrigin}/data/**`, (route) => route.abort())
  await page.goto('/products/nouveau')
  await expect(
    stateMessage(page, 'La fiche de ce produit n’est pas disponible pour le moment.'),
  ).toContainText('04 68 20 07 05')
})

const entry = { id: 9001, documentId: 'nouveau', slug: 'nouveau', title: 'Nouveau venu' }

test('an address newer than the build is fetched from the backend', async ({ page }) => {
  await page.route(`${api}/**`, (route) => route.fulfill({ json: { data: [entry], meta: {} } }))
  for (const path of ['/products/nouveau', '/actualites/nouveau']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Nouveau venu' }), path).toBeVisible()
    await expect(page).toHaveTitle(/Nouveau venu/)
  }
})

for (const [path, shown] of [
  ['/products', 9],
  ['/actualites', 12],
] as const) {
  test(`${path} keeps its cards when “Voir plus” finds neither the backend nor the copy, and retries`, async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(failedResource, readingFailed, copyUnread)
    await setClockAfterBuild(page, HOUR)
    await cutBackend(page)
    await page.route('**/data/**', (route) => route.abort())
    await page.goto(path)
    await untilHydrated(page)
    const more = page.getByRole('button', { name: 'Voir plus' })
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('La suite n’a pas pu être chargée.')).toBeVisible()
    await expect(cards(page)).toHaveCount(shown)
    await expect(retry).toBeFocused()
    await page.unrouteAll()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(2 * shown)
    await expect(cards(page).nth(shown).getByRole('link').first()).toBeFocused()
  })
}
