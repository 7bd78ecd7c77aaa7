// What holds for every page. Each is opened once, just after the build, and all of it is checked there: softly, so that
// one failure hides no other.
import type { Page } from '@playwright/test'
import { addAxe, findViolations } from './axe'
import { expectSmallDownload, recordRequests } from './budget'
import { cmsOrigin, setClockAfterBuild, siteOrigin, untilHydrated } from './built/site'
import { examples } from './pages'
import { open, saveData } from './site'
import { expect, failedResource, test } from './test'

const HALF_A_MINUTE = 30_000

/** Records what the Content-Security-Policy forbids on the pages that are opened from now on. */
const recordPolicyViolations = async (page: Page) => {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (line: string) => violations.push(line))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${violatedDirective}: ${blockedURI} ${sample}`)
    })
  })
  return violations
}

/** Loads what waits for the pointer or for being scrolled into view. */
const lookAround = async (page: Page) => {
  await page.mouse.move(200, 200)
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700)
  await page.waitForLoadState('networkidle')
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** Elements wider than the viewport, except those inside an element that clips or scrolls its overflow. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const overflowing = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !isClipped(element.parentElement))
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`)
    return { isScrollable: document.documentElement.scrollWidth > width, overflowing }
  })

const fits = { isScrollable: false, overflowing: [] }

const { preview, serviceById, ...wholePages } = examples

for (const { path, title, isPrerendered } of Object.values(wholePages)) {
  test(`${path}: title, hydration, download, policy, accessibility, width`, async ({ page }) => {
    const requests = recordRequests(page)
    const violations = await recordPolicyViolations(page)
    await addAxe(page)
    await saveData(page)
    await setClockAfterBuild(page, HALF_A_MINUTE)
    const response = await page.goto(path)
    expect(response?.status()).toBe(isPrerendered ? 200 : 404)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    const headings = page.getByRole('heading', { level: 1 })
    const prerendered = isPrerendered ? await headings.allTextContents() : [/./]
    await untilHydrated(page)
    // React logs a hydration mismatch and renders again.
    await page.waitForLoadState('networkidle')
    await expect(headings).toHaveText(prerendered)
    await expect(headings).toHaveCount(1)
    await expect(page).toHaveTitle(title)
    if (isPrerendered) expectSmallDownload(path, requests)

    // Axe must not check in the middle of an animation.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await findViolations(page), 'at 1280 px').toEqual([])

    await lookAround(page)
    const foreign = requests.urls.filter(
      ({ protocol, origin }) => protocol.startsWith('http') && origin !== siteOrigin && origin !== cmsOrigin,
    )
    expect.soft(foreign).toEqual([])
    expect.soft(violations).toEqual([])
    expect.soft(await page.context().cookies()).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => window.scrollTo(0, 0))
    expect.soft(await findViolations(page), 'at 390 px').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => findOverflow(page), 'at 320 px').toEqual(fits)
    await setTextSize(page, '200%')
    await expect.poll(() => findOverflow(page), 'with the text at 200%').toEqual(fits)
  })
}

for (const { path, title, isPrerendered } of [preview, serviceById]) {
  test(`${path} has its title`, async ({ page, expectedLines }) => {
    // Strapi 5 answers 404 to a number in place of a document id; the service is then looked up by a filter.
    if (!isPrerendered) expectedLines.push(failedResource)
    const response = await open(page, path)
    expect(response?.status()).toBe(isPrerendered ? 200 : 404)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}
