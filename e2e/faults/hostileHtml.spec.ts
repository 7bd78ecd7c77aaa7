// Hostile texts that the backend sends after the build: nothing runs, nothing is requested, nothing covers the page.
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { hostileHtml } from '../../src/testing/hostileHtml'
import { HOUR, siteOrigin } from '../site'
import { markHydration } from '../test'
import { followLink, setClockAfterBuild, untilHydrated } from '../visitor'
import { ICON_SIDE, mockHostileBackend, startOf } from './hostileBackend'

/** Pages that show many texts at once, with what waits for them to be refetched. */
const lists = ['/', '/products?page=60', '/services', '/actualites?page=60', '/contact', '/legalnotice']

/** The pages of entries, for their long texts and an icon. At night each text is on each of them, else on one. */
const entries = [
  { path: '/products/', kind: 'produit', hasIcon: false },
  { path: '/services/vente/', kind: 'prestation', hasIcon: true },
  { path: '/actualites/', kind: 'actualite', hasIcon: false },
] as const

/** Records what no text may do. @returns the record, by the address of the page. */
const watch = async (context: BrowserContext, page: Page) => {
  const record: string[] = []
  const add = (what: string) => record.push(`${page.url()}: ${what}`)
  await context.exposeFunction('ran', () => add('ran'))
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (!host && protocol !== 'data:') add(`requests ${request.url()}`)
    if (host.endsWith('evil.test')) add(`requests ${request.url()}`)
    if (request.isNavigationRequest() && !request.url().startsWith(`${siteOrigin}/`))
      add(`leaves to ${request.url()}`)
  })
  context.on('page', (other) => add(`opens ${other.url()}`))
  page.on('dialog', (dialog) => {
    add(`asks ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  page.on('download', (download) => add(`downloads ${download.url()}`))
  page.on('pageerror', (error) => add(`throws ${error.message}`))
  return record
}

/** The links and buttons of the header that something covers: none, unless they cannot be clicked. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 0)
    const shown = [...document.querySelectorAll('header :is(a, button)')].filter((each) =>
      each.checkVisibility(),
    )
    if (shown.length === 0) return ['the header has nothing to click']
    return shown.flatMap((each) => {
      const box = each.getBoundingClientRect()
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return hit?.closest('a, button') === each ? [] : [each.outerHTML.slice(0, 120)]
    })
  })

/** An icon is requested after a click. */
const showIcon = async (page: Page) => {
  await page.evaluate(() => document.body.click())
  await page.locator(`main svg[viewBox="0 0 ${ICON_SIDE} ${ICON_SIDE}"]`).waitFor()
}

const ways = [
  { name: 'with the policy', bypassCSP: false },
  { name: 'without the policy', bypassCSP: true },
]
/** At night all texts, this many in one browser: a long test records so much that it becomes slow. */
const PART = 50
const parts = Array.from({ length: Math.ceil(hostileHtml.length / PART) }, (_, index) => {
  const texts = hostileHtml.slice(index * PART, (index + 1) * PART)
  return { name: `${index * PART + 1} to ${index * PART + texts.length}`, texts, isNightly: true }
})
const amounts = [
  { name: 'every 15th', texts: hostileHtml.filter((_, index) => index % 15 === 0), isNightly: false },
  ...parts,
]

for (const { name, texts, isNightly } of amounts) {
  for (const { name: way, bypassCSP } of ways) {
    // By day without the policy, which is a second defence.
    const tag = isNightly || !bypassCSP ? '@nightly' : []
    test(`hostile texts, ${name}, ${way}`, { tag }, async ({ browser }) => {
      test.setTimeout(isNightly ? 900_000 : 180_000)
      const context = await browser.newContext({ baseURL: siteOrigin, bypassCSP })
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      const record = await watch(context, page)
      await markHydration(context)
      await setClockAfterBuild(context, HOUR)
      await mockHostileBackend(context, texts)

      for (const path of lists) {
        await page.goto(path)
        await untilHydrated(page)
        await page.waitForLoadState('networkidle')
        await expect.poll(() => findCovered(page), path).toEqual([])
      }

      for (let id = 1; id <= texts.length; id += 1) {
        for (const { path, kind, hasIcon } of isNightly ? entries : entries.slice(id % 3, (id % 3) + 1)) {
          await followLink(page, `${path}${kind}-${id}`)
          await page.getByText(startOf(kind, id), { exact: true }).waitFor()
          if (hasIcon) await showIcon(page)
          await expect.poll(() => findCovered(page), `${kind} ${id}`).toEqual([])
        }
      }
      await page.waitForLoadState('networkidle')
      expect(record).toEqual([])
      await context.close()
    })
  }
}
