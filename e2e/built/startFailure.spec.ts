import type { Page } from '@playwright/test'
import { holdScripts, recordRequests } from '../requests'
import { scriptsOf, siteFolder, siteOrigin } from '../site'
import { expect, failedResource, test } from '../test'
import { untilHydrated } from '../visitor'

const reasons = [
  failedResource,
  /Failed to fetch dynamically imported module/,
  /The application cannot start/,
]

const [entry = '', ...others] = scriptsOf('products.html')
const pageScript = others.find((path) => path.includes('CataloguePage')) ?? ''
const appScript = others.find((path) => path.includes('/app-')) ?? ''

/** Fails the requests of a script: all, or the first `times`. */
const failScript = (page: Page, script: string, times?: number) =>
  page.route(`${siteOrigin}${script}`, (route) => route.abort(), { times })

/** Whether a click on the first button is captured, as it is until hydration. */
const isClickHeld = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button')
    .first()
    .evaluate((button) => !button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'ses boutons ne répondent pas' })

test('an entry script that fails once is loaded again, and “Voir plus” clicked before works then', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(failedResource)
  const release = await holdScripts(page)
  await failScript(page, entry, 1)
  // A query string that the page does not know changes nothing.
  await page.goto('/products?fbclid=q1')
  await expect(page.getByRole('article')).toHaveCount(9)
  await page.getByRole('button', { name: 'Voir plus' }).click()
  release()
  await untilHydrated(page)
  await expect(page.getByRole('article')).toHaveCount(18)
  await expect(page).toHaveURL(/page=2/)
  await expect(notice(page)).toBeHidden()
})

test('text typed in a page that cannot start is kept by its reloads', async ({ page, expectedLines }) => {
  expectedLines.push(...reasons)
  const reload = () => notice(page).getByRole('link', { name: 'Rechargez la page' }).click()
  const [name, message] = [page.getByLabel(/Nom/), page.getByLabel(/Message/)]
  await failScript(page, entry)
  await page.goto('/contact')
  await name.fill('Jeanne Martin')
  await expect(notice(page)).toBeVisible()
  await reload()
  await message.fill('Un poêle pour 90 m²')
  await expect(notice(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await reload()
  await untilHydrated(page)
  await expect(name).toHaveValue('Jeanne Martin')
  await expect(message).toHaveValue('Un poêle pour 90 m²')
})

test('a script that hangs does not hold the clicks for ever, and may still arrive', async ({ page }) => {
  await page.clock.install()
  const release = await holdScripts(page, appScript)
  await page.goto('/products')
  await page.mouse.click(5, 300)
  await page.clock.runFor(31_000)
  await expect(notice(page)).toBeVisible()
  expect(await isClickHeld(page)).toBe(false)
  release()
  await page.clock.resume()
  await untilHydrated(page)
  await expect(notice(page)).toBeHidden()
})

test('going back from a page that has not started shows the page before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible()
  const release = await holdScripts(page)
  await page.reload()
  await page.evaluate(() => window.history.back())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Braise')
  release()
  await untilHydrated(page)
})

test('an older browser than the supported ones keeps the page, and loads no script', async ({ page }) => {
  const { scripts } = recordRequests(page)
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto('/products')
  await expect(notice(page)).toBeVisible()
  await expect(notice(page).getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  expect(await isClickHeld(page)).toBe(false)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await expect(notice(page)).toBeVisible()
  expect(scripts()).toEqual([])
})

test('a page whose code throws keeps its prerendered HTML', async ({ page, expectedLines }) => {
  expectedLines.push(/normalize is not a function/)
  await page.addInitScript(() => Object.assign(String.prototype, { normalize: undefined }))
  await page.goto('/products')
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveTitle('Produits | Braise & Brise')
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(9)
  expect(await isClickHeld(page)).toBe(false)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(9)
})

const failures = [
  { name: 'the entry', script: entry, tag: '@nightly' },
  { name: 'the application', script: appScript, tag: '@nightly' },
  { name: 'the page', script: pageScript, tag: [] },
]

for (const { name: part, script, tag } of failures) {
  const name = `without the script of ${part} a filtered page shows its whole list, and that its buttons do nothing`
  test(name, { tag }, async ({ page, expectedLines }) => {
    expectedLines.push(...reasons)
    expect(script, siteFolder).not.toBe('')
    await failScript(page, script)
    await page.goto('/products?min=6&max=9')
    await page.mouse.click(5, 300)
    await expect(notice(page)).toBeVisible()
    await expect(notice(page).getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
    expect(await isClickHeld(page)).toBe(false)
    await expect(page.getByRole('article')).toHaveCount(9)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByText('Informations du produit -')).toBeVisible()
  })
}
