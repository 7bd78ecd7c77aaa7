import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, failedResource, hold, test } from '../visit'
import { siteOrigin, untilHydrated } from './site'

const reasons = [
  failedResource,
  /Failed to fetch dynamically imported module/,
  /Unable to preload/,
  /custom cursor cannot be loaded/,
  /The code of a part of the page cannot be loaded/,
]

/**
 * The scripts a page asks for by itself are there; those of pages opened later are gone, as after a deploy. None says so
 * before `release`, for the pointer on its way to a link asks for some; then each later than the one before: the first
 * failure may have changed the page when the next comes.
 */
const loseLaterScripts = async (page: Page) => {
  const scripts: string[] = []
  const { isReleased, release } = hold()
  await page.route(`${siteOrigin}/assets/*.js`, async (route) => {
    const turn = scripts.push(route.request().url())
    await isReleased
    await setTimeout(200 * turn)
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
  })
  return { scripts, release }
}

const countDocuments = (page: Page) => {
  const count = { loaded: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loaded += 1
  })
  return count
}

test('a screen whose script is gone is loaded anew, once, then says so', async ({ page, expectedLines }) => {
  expectedLines.push(...reasons, /uncaught/)
  await page.goto('/legalnotice')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const documents = countDocuments(page)
  const { release } = await loseLaterScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page).toHaveURL(/\/products$/)
  release()
  // The page loaded anew is readable, scripts or not.
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await page.waitForTimeout(1_500)
  expect(documents.loaded).toBe(1)
})

test('a second failure shows what to do instead of a blank', async ({ page, expectedLines }) => {
  expectedLines.push(...reasons, /uncaught/)
  await page.goto('/legalnotice')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  // As if the page had been loaded anew a moment ago.
  await page.evaluate(() => sessionStorage.setItem('reloaded_for_deploy', 'now'))
  const { release } = await loseLaterScripts(page)
  const documents = countDocuments(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page).toHaveURL(/\/products$/)
  release()
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
  await expect(alert).toContainText('Cette page n’a pas pu être affichée.')
  await expect(alert.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(documents.loaded).toBe(0)
  // The way back to a page that is there.
  await page.unrouteAll({ behavior: 'wait' })
  await alert.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
})

test('an ornament whose script is gone is done without', async ({ page, expectedLines }) => {
  expectedLines.push(...reasons)
  await page.goto('/legalnotice')
  await untilHydrated(page)
  await page.evaluate(() => sessionStorage.setItem('reloaded_for_deploy', 'now'))
  const { scripts, release } = await loseLaterScripts(page)
  release()
  await page.mouse.move(300, 300)
  await page.mouse.move(340, 320)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('words typed in a form are never lost to a reload', async ({ page, expectedLines }) => {
  expectedLines.push(...reasons, /uncaught/)
  await page.goto('/contact')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  await page.getByLabel(/Message/).fill('Un poêle pour 90 m²')
  const documents = countDocuments(page)
  const { scripts, release } = await loseLaterScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page).toHaveURL(/\/products$/)
  release()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    'Cette page n’a pas pu être affichée.',
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(documents.loaded).toBe(0)
  await page.goBack()
  await expect(page.getByLabel(/Message/)).toHaveValue('Un poêle pour 90 m²')
  // The map, which the browser has to draw this time, is done without.
  await expect.poll(() => scripts.some((address) => address.includes('/AreaMap'))).toBe(true)
  await page.waitForTimeout(500)
  await expect(page.getByLabel(/Message/)).toHaveValue('Un poêle pour 90 m²')
})
