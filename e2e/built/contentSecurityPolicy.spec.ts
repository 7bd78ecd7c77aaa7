import { expect, test } from '../test'
import { cmsOrigin, siteOrigin, untilHydrated } from './site'
import { prerenderedPaths } from '../pages'

for (const path of [...prerenderedPaths, '/nowhere']) {
  test(`${path} violates no policy, and calls only the site and its backend`, async ({ page }) => {
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== siteOrigin && origin !== cmsOrigin) {
        foreignRequests.push(request.url())
      }
    })
    const violations: string[] = []
    await page.exposeFunction('reportViolation', (line: string) => violations.push(line))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        const report: unknown = Reflect.get(window, 'reportViolation')
        if (typeof report === 'function') report(`${violatedDirective}: ${blockedURI} ${sample}`)
      })
    })

    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await untilHydrated(page)
    // Also loads what waits for the pointer or for being scrolled into view.
    await page.mouse.move(200, 200)
    const height = await page.evaluate(() => document.body.scrollHeight)
    for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700)
    await page.waitForLoadState('networkidle')
    expect(violations).toEqual([])
    expect(foreignRequests).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
}
