// The code of a page, and what a list shows of it, are there before its link is pressed.
import type { Page } from '@playwright/test'
import { changeVersion, holdRequests, holdScripts, recordRequests } from './requests'
import { HOUR, siteOrigin } from './site'
import { cards, expect, failedResource, test } from './test'
import { open, saveData, setClockAfterBuild } from './visitor'

const codeOf = (page: string) => expect.stringContaining(`/assets/${page}-`)

const record = (page: Page) => {
  const { scripts } = recordRequests(page)
  return () => scripts().map(({ pathname }) => pathname)
}

test('the pages that a page links to are loaded when it is idle, and opened without their server', async ({
  page,
  expectedLines,
}) => {
  // The reader of the legal texts is not loaded before its page is opened.
  expectedLines.push(failedResource, /Reading .* failed/, /The backend failed or was slow/)
  const scripts = record(page)
  // The content is refetched: the reader of the backend's answers is loaded too.
  await setClockAfterBuild(page, HOUR)
  await changeVersion(page)
  await open(page, '/products')
  // The page of the footer's last link is the last to be loaded.
  const code = ['strapi', 'ProductPage', 'ServicesPage', 'LegalPage', 'SiteMapPage'].map(codeOf)
  await expect.poll(scripts).toEqual(expect.arrayContaining(code))
  await page.waitForLoadState('networkidle')
  await page.route(`${siteOrigin}/assets/*.js`, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
})

test('a page whose code is not there yet says that it is loading', async ({ page }) => {
  await saveData(page)
  await open(page, '/')
  const release = await holdScripts(page, '/assets/LegalPage-*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  const loading = page.getByRole('main').getByText('Chargement…')
  await expect(loading).toBeVisible()
  await expect(page).toHaveTitle('Chargement… | Braise & Brise')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('a page that only a part below links to is loaded once that is shown', async ({ page }) => {
  const scripts = record(page)
  await open(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(cards(page).first()).toBeAttached()
  await expect.poll(scripts).toContainEqual(codeOf('ProductPage'))
})

test('the picture of a pressed card is shown until a larger one is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/products')
  const card = cards(page).first()
  const small = await card
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  const shown = page
    .getByRole('main')
    .getByRole('img', { name: /^Poêle à granulés rond/ })
    .first()
  const release = await holdRequests(
    page,
    ({ pathname, href }) => pathname.startsWith('/uploads/') && href !== small,
  )
  const source = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ondéa 8' })).toBeVisible()
  await expect.poll(source).toBe(small)
  release()
  await expect.poll(source).not.toBe(small)
})

for (const [list, textHeading] of [
  ['/actualites', 'Les six gestes'],
  ['/services/entretien', 'À quel rythme'],
] as const)
  test(`what ${list} shows of an entry stands in for its page until that is loaded`, async ({ page }) => {
    await open(page, list)
    // From the backend, or the copy of the build while nothing was published since.
    const release = await holdRequests(
      page,
      ({ pathname }) => pathname.startsWith('/api/') || pathname.startsWith('/data/'),
    )
    const card = cards(page).first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const text = page.getByRole('main').getByRole('heading', { name: textHeading })
    await expect(text).toHaveCount(0)
    release()
    await expect(text).toBeVisible()
  })
