// What is on screen when the backend fails: every call, every fault, every way to the page, as a table.
import { readFileSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { builtAt, HOUR, siteOrigin } from '../site'
import { markHydration } from '../test'
import { followLink, setClockAfterBuild, stateMessage, untilHydrated } from '../visitor'
import { faults, NEWER, startFaultyBackend, type Fault, type FaultyBackend } from './faultyBackend'

const guide = readFileSync('docs/faults.md', 'utf8')

/** After this the site says that it waits, and offers the telephone, ms. */
const SLOW = 5_000

type Call = {
  name: string
  path: string
  resource: string
  content: string
  /** Whether the backend may have one that is newer than the build. */
  isEntry?: boolean
}

/** The calls of the specification. `content` is on the page when the call succeeds. */
const calls: readonly Call[] = [
  {
    name: 'product',
    path: '/products/ondea-8',
    resource: 'products',
    isEntry: true,
    content: 'étanche, habillage',
  },
  { name: 'catalogue', path: '/products', resource: 'products', content: 'Ondéa 8' },
  {
    name: 'service',
    path: '/services/entretien/ramonage-et-certificat',
    resource: 'blog-posts',
    isEntry: true,
    content: 'un conduit vérifié',
  },
  { name: 'services', path: '/services', resource: 'blog-posts', content: 'Ramonage et certificat' },
  {
    name: 'article',
    path: '/actualites/garder-une-vitre-propre',
    resource: 'articles',
    isEntry: true,
    content: 'Comment la nettoyer',
  },
  { name: 'news', path: '/actualites', resource: 'articles', content: 'Garder une vitre propre' },
]

type Way = {
  name: string
  isPublished?: boolean
  open: (page: Page, call: Call, fault: Fault) => Promise<unknown>
}

/** Opens a page from another one: of a new document, if the one before may have an answer in its cache. */
const follow = async (page: Page, path: string, isNew = false) => {
  const other = page.getByRole('heading', { level: 1, name: 'Mentions légales' })
  if (isNew || page.url() === 'about:blank') {
    await page.goto('/legalnotice')
    await untilHydrated(page)
  } else await followLink(page, '/legalnotice')
  await expect(other).toBeVisible()
  await followLink(page, path)
  await expect(other).toHaveCount(0)
}

const ways: readonly Way[] = [
  {
    name: 'prerendered',
    open: async (page, { path }, { isSilent }) => {
      await page.goto(path)
      // Until the refetch has failed.
      if (!isSilent) await page.waitForLoadState('networkidle')
    },
  },
  { name: 'followed link', open: (page, { path }) => follow(page, path) },
  {
    name: 'nothing published',
    isPublished: false,
    open: (page, { path, isEntry = false }, { isSilent }) =>
      follow(page, isEntry ? path + NEWER : path, isSilent),
  },
]

/** In words, what the page settles on. */
const outcome = async (page: Page, { content }: Call, { status }: Fault): Promise<string> => {
  const main = page.getByRole('main')
  const failure = main.getByText(/n’est pas disponible|^Impossible|^Une erreur est survenue|n’a pas pu être/)
  const missing = main.getByText(/n’est pas ou plus|n’arrive pas|introuvable/)
  const settled = main.getByText(content).or(failure).or(missing).first()
  await settled.waitFor()
  const [text = ''] = (await settled.innerText()).split('\n')
  if (text.includes(content)) return 'content'
  if (text.includes('n’est pas disponible'))
    await expect(stateMessage(page, text)).toContainText('04 68 20 07 05')
  return status ? text.replace(status, '(its status)') : text
}

/** Until the page says that it waits, then lets the backend answer. @returns both, in words. */
const outcomeOfWait = async (page: Page, call: Call, fault: Fault, backend: FaultyBackend) => {
  const slow = stateMessage(page, 'Le chargement est plus long que prévu.')
  await expect(slow.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  await expect(slow.getByRole('link', { name: 'Réessayer' })).toBeVisible()
  backend.answer()
  return `waits, with the telephone; then ${await outcome(page, call, fault)}`
}

/** Opens every page. @returns one outcome for each call. */
const openAll = async (context: BrowserContext, backend: FaultyBackend, fault: Fault, way: Way) => {
  const { isPublished = true } = way
  await markHydration(context)
  if (fault.isSilent) await context.clock.install({ time: builtAt + HOUR })
  else await setClockAfterBuild(context, HOUR)
  const page = await context.newPage()
  if (!isPublished)
    await page.route(`${siteOrigin}/data/**`, (route) => route.fulfill({ status: 404, body: '' }))
  const outcomes: string[] = []
  for (const call of calls) {
    const requested = backend.nextRequest(call.resource)
    await way.open(page, call, fault)
    await requested
    if (fault.isSilent) await page.clock.runFor(SLOW)
    const isWaiting = fault.isSilent && !isPublished
    const read = isWaiting ? outcomeOfWait(page, call, fault, backend) : outcome(page, call, fault)
    outcomes.push(await read)
  }
  return outcomes
}

/** A column of a table of the guide: those of the section with this title. */
const columnOf = (title: string, column: string) => {
  const section = guide.split('\n## ').find((text) => text.startsWith(`${title}\n`)) ?? ''
  const [head = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(2, -2).split(' | '))
  return rows.map((cells) => [cells[0], cells[head.indexOf(column)]])
}

for (const [position, fault] of faults.entries()) {
  const { name, like } = fault
  for (const way of ways) {
    // At night each fault in each way; else those that stand for the others, in one, and silence without a document too.
    const isByDay = fault.isSilent ? way.name !== 'prerendered' : way === ways[position % ways.length]
    const tag = !like && isByDay ? [] : '@nightly'
    test(`${name}, ${way.name}`, { tag }, async ({ browser }) => {
      const backend = await startFaultyBackend(fault)
      const context = await browser.newContext({
        baseURL: siteOrigin,
        proxy: { server: backend.url, bypass: `<-loopback>,${new URL(siteOrigin).host}` },
      })
      const outcomes = await openAll(context, backend, fault, way)
      await context.close()
      backend.stop()
      const found = calls.map((call, index) => [call.name, outcomes[index]])
      expect(found).toEqual(columnOf(like ?? name, way.name))
    })
  }
}
