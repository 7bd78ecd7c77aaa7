// What holds for every page. Each is opened once, just after the build, and all of it is checked there: softly, so that
// one failure hides no other.
import type { Page } from '@playwright/test'
import { addAxe, findViolations } from './axe'
import { expectSmallDownload } from './budget'
import { recordRequests } from './requests'
import { cmsOrigin, siteOrigin } from './site'
import { expect, test } from './test'
import { saveData, setClockAfterBuild, untilHydrated } from './visitor'
import { examples } from './pages'

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

/** The HTML of the elements that Tab leads to without an outline, of their own or of a pseudo-element. */
const findFocusedWithoutOutline = async (page: Page) => {
  const found: string[] = []
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const html = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return ''
      const hasOutline = [undefined, '::after', '::before'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      return hasOutline ? '' : element.outerHTML.slice(0, 160)
    })
    if (html) found.push(html)
  }
  return found
}

const fits = { isScrollable: false, overflowing: [] }

/** The others need a token or an id of the backend. */
const wholePages = Object.values(examples).filter(
  (page) => page !== examples.preview && page !== examples.serviceById,
)

for (const { path, title, isPrerendered } of wholePages) {
  test(`${path}: title, hydration, download, policy, accessibility, focus, width`, async ({ page }) => {
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
    expect.soft(await findFocusedWithoutOutline(page)).toEqual([])
    // A visitor who saves data loads no code for the links under the pointer or the focus.
    expect.soft(requests.scripts().filter(({ pathname }) => /\/\w+Page-/.test(pathname)).length).toBe(1)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => window.scrollTo(0, 0))
    expect.soft(await findViolations(page), 'at 390 px').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => findOverflow(page), 'at 320 px').toEqual(fits)
    await setTextSize(page, '200%')
    await expect.poll(() => findOverflow(page), 'with the text at 200%').toEqual(fits)
  })
}
