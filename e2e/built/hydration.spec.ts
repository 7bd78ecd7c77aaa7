import { recordRequests } from '../requests'
import { checkedOrigin, HOUR } from '../site'
import { expect, failedResource, test } from '../test'
import { setClockAfterBuild, untilHydrated } from '../visitor'
import { examples, prerenderedPaths } from '../pages'

const { home, catalogue, product, service, contact, power } = examples

/** The pages with the most parts. On each page, everyPage.spec.ts finds a text that differs. */
const byDay = new Set([home, catalogue, product, service, contact, power].map(({ path }) => path))

for (const path of prerenderedPaths) {
  const tag = byDay.has(path) ? [] : '@nightly'
  test(`${path} hydrates without a line of React’s checks`, { tag }, async ({ page }) => {
    await page.goto(`${checkedOrigin}${path}`)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await untilHydrated(page)
    // React logs a hydration mismatch and renders again.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  })
}

test('the 404 page of an address without a file hydrates without a line of React’s checks', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(failedResource)
  await page.goto(`${checkedOrigin}/nowhere`)
  await untilHydrated(page)
  await expect(page.getByRole('heading', { name: 'This page could not be found.' })).toBeVisible()
})

test('the catalogue hydrates as it was prerendered when half of its lists is there before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.startsWith('/data/')) return fetch(input, init)
      if (input.endsWith('/categories.json')) return new Promise(() => undefined)
      // Synchronous: the answer is there before React renders anything.
      const request = new XMLHttpRequest()
      request.open('GET', input, false)
      request.send()
      return new Response(request.responseText)
    }
  })
  await page.goto('/products')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: /^Climatisation/ })).toBeVisible()
})

test('a parameter that no page reads leaves the first fetch until the browser is idle', async ({ page }) => {
  await setClockAfterBuild(page, HOUR)
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      document.documentElement.dataset.waits = ''
      const run = () => callback({ didTimeout: false, timeRemaining: () => 0 })
      window.addEventListener('idle', run, { once: true })
      return 0
    }
  })
  const { calls } = recordRequests(page)
  await page.goto('/services?fbclid=abc')
  await expect(page.locator('html[data-waits]')).toBeAttached()
  expect(calls()).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('idle')))
  await expect.poll(() => calls().length).toBeGreaterThan(0)
})
