// `npm run storybook:axe [-- --storybook <folder>]`: checks Storybook's docs pages with axe. They are served under a
// sub-path, and must not request anything from another server.
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { readAxe } from './lib/axe.ts'
import { ensureChromium, openBrowser } from './lib/chromium.ts'
import { closeServer, freePort, run } from './lib/processes.ts'
import { serveFolder } from './lib/staticServer.ts'

/** A published Storybook is seldom at the root of a site. */
const SUB_PATH = 'bibliotheque'
const TIMEOUT_MS = 30_000

const { values } = parseArgs({
  options: { storybook: { type: 'string' }, only: { type: 'string', default: '' } },
})

const index = v.object({ entries: v.record(v.string(), v.object({ id: v.string(), type: v.string() })) })

/** The part of axe used here. */
type Axe = {
  run: (
    context: { include: string; exclude: string[] },
    options: { runOnly: string[]; iframes: boolean },
  ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>
}

/** Checks the page without its stories, which have their own tests. */
const check = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const axe: Axe = Reflect.get(globalThis, 'axe')
    const { violations } = await axe.run(
      { include: '#storybook-docs', exclude: ['.sb-story', '.docblock-argstable', '.docs-story', 'iframe'] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], iframes: false },
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}\n      ${html.slice(0, 160)}`),
    )
  })

await ensureChromium()
const folder = await mkdtemp(join(tmpdir(), 'storybook-axe-'))
const storybook = values.storybook ? resolve(values.storybook) : join(folder, 'built')
if (!values.storybook && (await run('storybook', ['build', '--quiet', '-o', storybook])) !== 0)
  throw new Error('Storybook could not be built.')
await symlink(storybook, join(folder, SUB_PATH))

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const server = await serveFolder(folder, port)
const browser = await openBrowser()
const problems: string[] = []
try {
  const { entries } = v.parse(index, JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')))
  const ids = Object.values(entries).flatMap(({ id, type }) =>
    type === 'docs' && id.startsWith(values.only) ? [id] : [],
  )
  const axe = await readAxe()
  const page = await (await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })).newPage()
  let current = ''
  const note = (problem: string) => problems.push(`${current}: ${problem}`)
  page.on('pageerror', ({ message }) => note(`the page threw ${message}`))
  const isOutside = (url: string) => url.startsWith('http') && !url.startsWith(origin)
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
    if (isOutside(response.url()) && !response.fromServiceWorker()) note(`requests ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    if (isOutside(request.url()) && request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`requests ${request.url()}`)
  })
  for (const id of ids) {
    current = id
    await page.goto(`${origin}/${SUB_PATH}/iframe.html?viewMode=docs&id=${id}`)
    try {
      await page.locator('#storybook-docs h1').first().waitFor({ timeout: TIMEOUT_MS })
      await page.waitForTimeout(500)
    } catch {
      note('has no title')
      continue
    }
    await page.evaluate(axe)
    for (const violation of await check(page)) note(violation)
  }
  console.log(`${ids.length} docs pages checked.`)
} finally {
  await browser.close()
  closeServer(server)
  await rm(folder, { recursive: true, force: true })
}
for (const problem of problems) console.log(`  ${problem}`)
console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problem(s).`)
process.exit(problems.length === 0 ? 0 : 1)
