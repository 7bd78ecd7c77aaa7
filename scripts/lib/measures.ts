import type { Browser, CDPSession, Page } from 'playwright'

/** A mid-range phone on slow 4G: the values of Lighthouse's DevTools throttling. */
const CPU_RATE = 4
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const PHONE = { width: 412, height: 823 }
/** How long a page may take to handle a click, ms on a fast CPU. */
const SETTLE_MS = 600
const HOUR_MS = 3_600_000

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Measures of a first page load. */
type Load = {
  /** Largest Contentful Paint, ms. */
  paint: number
  /** Total Blocking Time: after the first paint, the time beyond 50 ms in each long task, summed, ms. */
  blocked: number
  /** Sum of all layout shifts. */
  shift: number
}

/** ms after `load` by when any page is hydrated; a refetch of a large catalogue may still be going on. */
const HYDRATION_MS = 8_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs in the page: records the browser's performance entries. */
const recordEntries = () => {
  const durations: number[] = []
  const load: Load = { paint: 0, blocked: 0, shift: 0 }
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration)
    }
    // `durationThreshold` is missing in TypeScript's types.
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
  new PerformanceObserver((entries) => {
    for (const { startTime } of entries.getEntries()) load.paint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((entries) => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    for (const { startTime, duration } of entries.getEntries()) {
      if (startTime > firstPaint) load.blocked += duration - 50
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) load.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  Reflect.set(window, 'measures', { durations, load })
}

const readLoad = (page: Page): Promise<Load> =>
  page.evaluate(() => Reflect.get(Reflect.get(window, 'measures'), 'load'))

const readDurations = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...Reflect.get(Reflect.get(window, 'measures'), 'durations')])

const withPage = async <T>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'fr-FR' })
  try {
    const page = await context.newPage()
    await page.addInitScript(recordEntries)
    return await act(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Time from a click to the next paint on a slowed CPU, ms, in steps of 8; 0 is less than 16. Median of `runs`. */
export const clickToPaint = async (browser: Browser, url: string, selector: string, runs: number) => {
  const results: number[] = []
  for (let run = 0; run < runs; run += 1) {
    results.push(
      await withPage(browser, async (page, session) => {
        await page.goto(url, { waitUntil: 'networkidle' })
        await pause(1_000)
        const target = page.locator(selector).first()
        await target.scrollIntoViewIfNeeded()
        await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
        await target.click()
        await pause(SETTLE_MS * CPU_RATE)
        return Math.max(0, ...(await readDurations(page)))
      }),
    )
  }
  return median(results)
}

/** A first page load on a slow phone and network. Each figure is the median of `runs`. */
export const loadFigures = async (browser: Browser, url: string, runs: number): Promise<Load> => {
  const loads: Load[] = []
  for (let run = 0; run < runs; run += 1) {
    loads.push(
      await withPage(browser, async (page, session) => {
        await session.send('Network.enable')
        await session.send('Network.setCacheDisabled', { cacheDisabled: true })
        await session.send('Network.emulateNetworkConditions', NETWORK)
        await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
        await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
        await pause(HYDRATION_MS)
        return readLoad(page)
      }),
    )
  }
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]))
  return { paint: of('paint'), blocked: of('blocked'), shift: of('shift') }
}

/** URLs that a page requests on its own. Its clock is an hour ahead, so that its content is refetched. */
export const requestsOf = (browser: Browser, url: string): Promise<string[]> =>
  withPage(browser, async (page) => {
    const urls: string[] = []
    await page.clock.setFixedTime(Date.now() + HOUR_MS)
    page.on('request', (request) => {
      if (request.url().startsWith('http')) urls.push(request.url())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return urls
  })
