import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { START_FAILURE_ID } from '../../src/components/layout/StartFailure/startFailureId'
import { field, holdEmailService, outcome, fill, send, SENT } from '../contactForm'
import { siteOrigin } from '../site'
import { expect, failedResource, test, withResolvers } from '../test'
import { countDocuments, saveData, stateMessage, untilHydrated } from '../visitor'

const reasons = [
  failedResource,
  /Failed to fetch dynamically imported module/,
  /Unable to preload/,
  /The code of a part of the page cannot be loaded/,
]

/**
 * From now on scripts answer 404, as those of the previous build do after a deploy. The responses wait for `release`,
 * because moving the pointer to a link already preloads some. The first ones then come one after another, so that a next
 * failure arrives when the first may have changed the page.
 */
const failLaterScripts = async (page: Page) => {
  const scripts: string[] = []
  const { promise: released, resolve: release } = withResolvers()
  await page.route(`${siteOrigin}/assets/*.js`, async (route) => {
    const turn = scripts.push(route.request().url())
    await released
    await setTimeout(200 * Math.min(turn, 5))
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
  })
  return { scripts, release }
}

// The code of the next page has not been loaded ahead.
test.beforeEach(({ page }) => saveData(page))

// On some of them fields are filled in, by the page or by its address.
for (const path of ['/legalnotice', '/puissance', '/products?q=granul%C3%A9s&min=6&max=9&marque=graneo']) {
  const tag = path.includes('?') ? [] : '@nightly'
  const name = `a page whose script is missing is reloaded once, from ${path}`
  test(name, { tag }, async ({ page, expectedLines }) => {
    expectedLines.push(...reasons, /uncaught/)
    await page.goto(path)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    const documents = countDocuments(page)
    const { release } = await failLaterScripts(page)
    await page.getByRole('banner').getByRole('link', { name: 'Actualités' }).click()
    await expect(page).toHaveURL(/\/actualites$/)
    release()
    // The reloaded document is readable without its scripts, and says when it has given them up.
    await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
    await expect(page.locator(`#${START_FAILURE_ID}`)).toBeVisible()
    expect(documents.loaded).toBe(1)
  })
}

test('a missing script right after a reload shows an error with a retry link', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(...reasons, /uncaught/)
  await page.goto('/legalnotice')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  // As if the page had just been reloaded.
  await page.evaluate(() => sessionStorage.setItem('reloaded_for_deploy', String(Date.now())))
  const { release } = await failLaterScripts(page)
  const documents = countDocuments(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page).toHaveURL(/\/products$/)
  release()
  const failure = stateMessage(page, 'Cette page n’a pas pu être affichée.')
  await expect(failure.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(documents.loaded).toBe(0)
  // A retry works once the scripts are available.
  await page.unrouteAll({ behavior: 'wait' })
  await failure.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
})

test('a missing script of a decorative part changes nothing else', async ({ page, expectedLines }) => {
  expectedLines.push(...reasons)
  await page.goto('/legalnotice')
  await untilHydrated(page)
  const documents = countDocuments(page)
  const { scripts, release } = await failLaterScripts(page)
  release()
  await page.mouse.move(300, 300)
  await page.mouse.move(340, 320)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await page.waitForTimeout(1_500)
  expect(documents.loaded).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('text typed in the contact form is not lost by a reload', async ({ page, expectedLines }) => {
  expectedLines.push(...reasons, /uncaught/)
  await page.goto('/contact')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  await field(page, 'Message*').fill('Un poêle pour 90 m²')
  const documents = countDocuments(page)
  const { release } = await failLaterScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page).toHaveURL(/\/products$/)
  release()
  await expect.poll(() => documents.loaded).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.goBack()
  await expect(field(page, 'Message*')).toHaveValue('Un poêle pour 90 m²')
})

test('a message that is being sent is not lost by a reload', async ({ page, expectedLines }) => {
  expectedLines.push(...reasons, /uncaught/)
  await page.goto('/contact')
  await untilHydrated(page)
  const { release: answer } = await holdEmailService(page)
  await fill(page)
  const sending = page.waitForRequest(/email\/send/)
  await send(page)
  await sending
  const documents = countDocuments(page)
  const { scripts, release } = await failLaterScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page).toHaveURL(/\/products$/)
  release()
  await expect(stateMessage(page, 'Cette page n’a pas pu être affichée.')).toBeVisible()
  expect(documents.loaded).toBe(0)
  await page.goBack()
  // The map is rendered in the browser this time; without its code the page is shown without it.
  await page.waitForResponse(/\/AreaMap/)
  answer()
  await expect(outcome(page)).toContainText(SENT)
  expect(scripts.length).toBeGreaterThan(0)
})
