// What a page requests from the backend when its content is an hour old and has not changed. Just after a build it
// requests nothing (everyPage.spec.ts).
import { recordRequests } from './budget'
import { HOUR, setClockAfterBuild } from './built/site'
import { open } from './site'
import { expect, test } from './test'

const KB = 1024

type Limit = { calls: number; kilobytes: number; isNightly?: boolean }

/**
 * With 64 products and 29 articles. Only the list of services is requested whole. By day, pages that request in
 * different ways.
 */
const limits: Record<string, Limit> = {
  '/': { calls: 4, kilobytes: 18 },
  '/products': { calls: 4, kilobytes: 2 },
  '/products/ondea-8': { calls: 3, kilobytes: 5, isNightly: true },
  '/puissance?surface=80&isolation=1983-1989': { calls: 1, kilobytes: 1, isNightly: true },
  '/services': { calls: 2, kilobytes: 48, isNightly: true },
  '/services/entretien/ramonage-et-certificat': { calls: 3, kilobytes: 7 },
  '/actualites': { calls: 3, kilobytes: 2 },
  '/actualites/garder-une-vitre-propre': { calls: 2, kilobytes: 6, isNightly: true },
  '/contact': { calls: 3, kilobytes: 4, isNightly: true },
  '/tarifs': { calls: 2, kilobytes: 3, isNightly: true },
  '/legalnotice': { calls: 2, kilobytes: 2, isNightly: true },
}

for (const [path, limit] of Object.entries(limits)) {
  const tag = limit.isNightly ? '@nightly' : []
  test(`${path} ${limit.calls} calls, at most ${limit.kilobytes} KB`, { tag }, async ({ page }) => {
    const requests = recordRequests(page)
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (requests.calls().some(({ href }) => href === request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await setClockAfterBuild(page, HOUR)
    await open(page, path)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => sizes.length).toBe(limit.calls)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes / KB).toBeLessThanOrEqual(limit.kilobytes)
    expect(requests.calls()).toHaveLength(limit.calls)
  })
}
