// What a visit of five pages on a phone downloads, but for the owner's pictures.
import { recordRequests } from './requests'
import { HOUR } from './site'
import { cards, expect, test } from './test'
import { open, setClockAfterBuild } from './visitor'

const KB = 1024
const LIMIT = 330 * KB

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true })

test('a visit of five pages is small, and requests the version of the content only', async ({ page }) => {
  const requests = recordRequests(page)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/uploads/'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const main = page.getByRole('main')
  await setClockAfterBuild(page, HOUR)
  await open(page, '/')
  for (const section of await main.locator('> *').all()) {
    await section.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
  }
  await main.locator('a[href="/products"]').first().tap()
  await main.getByRole('button', { name: /granulés/ }).tap()
  await cards(page).first().getByRole('link').tap()
  await main.locator('a[href^="/puissance"]').first().tap()
  await page.locator('a[href^="/contact"]').filter({ visible: true }).first().tap()
  await expect(main.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total, requests.urls.join('\n')).toBeLessThanOrEqual(LIMIT)
  expect(requests.calls().every(({ pathname }) => pathname.endsWith('/content-version'))).toBe(true)
})
