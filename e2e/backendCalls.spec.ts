// What a page requests from the backend an hour after the build. Just after it, it requests nothing (everyPage.spec.ts).
import type { Page } from '@playwright/test'
import { changeVersion, recordRequests } from './requests'
import { HOUR } from './site'
import { expect, test } from './test'
import { open, setClockAfterBuild } from './visitor'

const KB = 1024

type Limit = { calls: number; kilobytes: number; isNightly?: boolean }

/**
 * After a publication that has not changed the page, with 64 products and 31 articles. Only the list of services is
 * requested whole. By day, pages that request in different ways.
 */
const limits: Record<string, Limit> = {
  '/': { calls: 5, kilobytes: 18 },
  '/products': { calls: 5, kilobytes: 2 },
  '/products/ondea-8': { calls: 4, kilobytes: 5, isNightly: true },
  '/puissance?surface=80&isolation=1983-1989': { calls: 2, kilobytes: 1, isNightly: true },
  '/services': { calls: 3, kilobytes: 48, isNightly: true },
  '/services/entretien/ramonage-et-certificat': { calls: 4, kilobytes: 7 },
  '/actualites': { calls: 4, kilobytes: 2 },
  '/actualites/garder-une-vitre-propre': { calls: 3, kilobytes: 6, isNightly: true },
  '/contact': { calls: 4, kilobytes: 4, isNightly: true },
  '/tarifs': { calls: 3, kilobytes: 3, isNightly: true },
  '/legalnotice': { calls: 3, kilobytes: 2, isNightly: true },
}

const expectCalls = async (page: Page, path: string, { calls, kilobytes }: Limit) => {
  const requests = recordRequests(page)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (requests.calls().some(({ href }) => href === request.url()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await open(page, path)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => sizes.length).toBe(calls)
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes / KB).toBeLessThanOrEqual(kilobytes)
  expect(requests.calls()).toHaveLength(calls)
}

for (const [path, limit] of Object.entries(limits)) {
  const tag = limit.isNightly ? '@nightly' : []
  const name = `${path} requests the version only, and ${limit.calls} calls of ${limit.kilobytes} KB after a publication`
  test(name, { tag }, async ({ page }) => {
    await setClockAfterBuild(page, HOUR)
    await expectCalls(page, path, { calls: 1, kilobytes: 0.1 })
    await changeVersion(page)
    await expectCalls(page, path, limit)
  })
}
