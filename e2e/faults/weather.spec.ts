// What is on screen when the backend fails: every call, every fault, every way to the page, as a table.
import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { setClockAfterBuild, siteOrigin, untilHydrated } from '../built/site'
import { markHydration } from '../test'
import { faults, NEWER, startFaultyBackend, type Fault } from './faultyBackend'

const HOUR = 3_600_000
/** A fault lasts 8 s. An entry without a published copy is looked up by several calls, one after the other. */
const LONGEST_WAIT = 14_000

type Call = {
  name: string
  path: string
  content: string
  /** Whether the backend may have one that is newer than the build. */
  isEntry?: boolean
}

/** The calls of the specification. `content` is on the page when the call succeeds. */
const calls: readonly Call[] = [
  { name: 'product', path: '/products/ondea-8', isEntry: true, content: 'étanche, habillage' },
  { name: 'catalogue', path: '/products', content: 'Ondéa 8' },
  {
    name: 'service',
    path: '/services/entretien/ramonage-et-certificat',
    isEntry: true,
    content: 'un conduit vérifié',
  },
  { name: 'services', path: '/services', content: 'Ramonage et certificat' },
  {
    name: 'article',
    path: '/actualites/garder-une-vitre-propre',
    isEntry: true,
    content: 'Comment la nettoyer',
  },
  { name: 'news', path: '/actualites', content: 'Garder une vitre propre' },
]

/** Changes the address without a request for the document, as a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

type Way = {
  name: string
  prepare?: (page: Page) => Promise<unknown>
  open: (page: Page, call: Call) => Promise<void>
}

const ways: readonly Way[] = [
  {
    name: 'prerendered',
    open: async (page, { path }) => {
      const requested = page.waitForRequest(/\/api\//)
      await page.goto(path)
      await requested
      // Until the refetch has failed.
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'followed link', open: (page, { path }) => follow(page, path) },
  {
    name: 'nothing published',
    prepare: (page) =>
      page.route(`${siteOrigin}/data/**`, (route) => route.fulfill({ status: 404, body: '' })),
    open: (page, { path, isEntry = false }) => follow(page, isEntry ? path + NEWER : path),
  },
]

/** In words, what the page settles on. */
const outcome = async (page: Page, { content }: Call): Promise<string> => {
  const main = page.getByRole('main')
  const failure = main.getByText(/n’est pas disponible|^Impossible|^Une erreur est survenue|n’a pas pu être/)
  const missing = main.getByText(/n’est pas ou plus|n’arrive pas|introuvable/)
  const settled = main.getByText(content).or(failure).or(missing).first()
  try {
    await settled.waitFor({ timeout: LONGEST_WAIT })
  } catch {
    const offersPhone = await main.getByText('plus long que prévu').isVisible()
    return offersPhone ? 'waits, with the telephone' : 'waits'
  }
  const [text = ''] = (await settled.innerText()).split('\n')
  return text.includes(content) ? 'content' : text
}

/** Opens every page in one way. @returns one outcome for each call. */
const openAll = async (browser: Browser, proxy: string, way: Way) => {
  const context = await browser.newContext({
    baseURL: siteOrigin,
    proxy: { server: proxy, bypass: `<-loopback>,${new URL(siteOrigin).host}` },
  })
  await markHydration(context)
  await setClockAfterBuild(context, HOUR)
  const page = await context.newPage()
  await way.prepare?.(page)
  await page.goto('/legalnotice')
  await untilHydrated(page)
  const outcomes: string[] = []
  for (const call of calls) {
    await follow(page, '/legalnotice')
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    await way.open(page, call)
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toHaveCount(0)
    outcomes.push(await outcome(page, call))
  }
  await context.close()
  return outcomes
}

const guide = readFileSync('docs/bad-weather.md', 'utf8')

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

/** The section of the guide about one fault; `outcomes` by way, then by call. */
const section = ({ name: fault }: Fault, outcomes: readonly string[][]) =>
  [
    `## ${fault}\n\n`,
    row(['page', ...ways.map(({ name }) => name)]),
    row(['---', ...ways.map(() => '---')]),
    ...calls.map(({ name }, index) => row([name, ...outcomes.map((cells) => cells[index] ?? '')])),
  ].join('')

/** Faults that `npm test` tries; `npm run test:nightly` tries all. */
const sample = new Set(['HTML with 200'])

for (const fault of faults) {
  test(fault.name, { tag: sample.has(fault.name) ? [] : ['@nightly'] }, async ({ browser }) => {
    test.setTimeout(180_000)
    const backend = await startFaultyBackend(fault)
    const outcomes = await Promise.all(ways.map((way) => openAll(browser, backend.url, way)))
    backend.stop()
    const result = section(fault, outcomes)
    console.log(result)
    expect(guide).toContain(result)
  })
}
