// `npm run shots [-- name …]`: every route, and states such as the open menu, at five widths.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import type * as Examples from '../../src/routes/examples.ts'
import { breakpoints } from '../../src/theme/tokens.ts'
import { startBuiltSite } from '../shared/builtSite.ts'
import { ensureChromium, openBrowser } from '../shared/chromium.ts'
import { fail } from '../shared/processes.ts'

const FOLDER = 'shots'
const WIDTHS = [320, breakpoints.phone, breakpoints.tablet, breakpoints.wide, breakpoints.extraWide]
const HEIGHT = 900
const isBelowDesktop = (width: number) => width < breakpoints.desktop

type Shot = {
  name: string
  path: string
  /** Brings the page into the state. @returns false where the state does not exist at this width. */
  act?: (page: Page, width: number) => Promise<boolean | void>
  isWholePage?: boolean
}

const { module } = await runnerImport<typeof Examples>('./src/routes/examples.ts', { logLevel: 'error' })

const shots: Shot[] = [
  ...Object.entries(module.examples).map(([name, path]) => ({ name, path })),
  { name: 'product-insert', path: '/products/foyer-80' },
  {
    name: 'menu',
    path: '/',
    isWholePage: false,
    act: async (page, width) => {
      if (!isBelowDesktop(width)) return false
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    },
  },
  {
    name: 'panel',
    path: '/',
    isWholePage: false,
    act: async (page, width) => {
      if (isBelowDesktop(width)) return false
      await page.getByRole('button', { name: 'Nous joindre' }).click()
    },
  },
  {
    name: 'filters',
    path: '/products?marque=graneo&min=6',
    isWholePage: false,
    act: async (page, width) => {
      if (isBelowDesktop(width)) await page.getByRole('button', { name: /Filtrer/ }).click()
    },
  },
  {
    name: 'footer',
    path: '/legalnotice',
    isWholePage: false,
    act: async (page) => {
      await page.getByRole('button', { name: 'Afficher plus' }).click()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    },
  },
  {
    name: 'form-errors',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Mobile*').fill('06 12 34')
      await page.getByRole('button', { name: 'Envoyer le message' }).click()
    },
  },
  { name: 'no-result', path: '/products?min=50' },
]

const loadLazyPictures = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
    // Also renders what the browser skips far from the screen.
    const everything = new CSSStyleSheet()
    everything.replaceSync('* { content-visibility: visible !important; }')
    document.adoptedStyleSheets.push(everything)
  })

/** Chromium sometimes captures a full page before its layout is done: retries until two captures are equal. */
const capture = async (page: Page, isWholePage: boolean, tries = 5): Promise<Buffer> => {
  let picture = await page.screenshot({ fullPage: isWholePage })
  for (let count = 1; count < tries; count += 1) {
    const again = await page.screenshot({ fullPage: isWholePage })
    if (again.equals(picture)) return picture
    picture = again
  }
  return picture
}

const take = async (page: Page, shot: Shot, origin: string, width: number): Promise<string | null> => {
  const { name, path, act, isWholePage = true } = shot
  await page.setViewportSize({ width, height: HEIGHT })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  if ((await act?.(page, width)) === false) return null
  if (isWholePage) await loadLazyPictures(page)
  await page.waitForTimeout(300)
  const file = `${FOLDER}/${name}-${width}.png`
  await writeFile(file, await capture(page, isWholePage))
  return file
}

const SHEET_COLUMN = 420

const sheet = async (name: string, files: string[]) => {
  const columns = await Promise.all(
    files.map((file) => sharp(file).resize(SHEET_COLUMN).png().toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...columns.map(({ info }) => info.height))
  const canvas = {
    width: columns.length * (SHEET_COLUMN + 20),
    height,
    channels: 3 as const,
    background: '#888',
  }
  await sharp({ create: canvas })
    .composite(columns.map(({ data }, index) => ({ input: data, left: index * (SHEET_COLUMN + 20), top: 0 })))
    .png()
    .toFile(`${FOLDER}/sheet-${name}.png`)
}

const wanted = process.argv.slice(2)
const names = shots.map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) fail(`No page is called ${unknown.join(', ')}. There are: ${names.join(', ')}`, 2)
const chosen = wanted.length > 0 ? shots.filter(({ name }) => wanted.includes(name)) : shots

await ensureChromium()
if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })

const site = await startBuiltSite()
const browser = await openBrowser()
const page = await (await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })).newPage()
const problems: string[] = []
page.on('console', (message) => {
  if (message.type() === 'error' || message.type() === 'warning')
    problems.push(`${page.url()} ${message.text()}`)
})
try {
  for (const shot of chosen) {
    const files: string[] = []
    for (const width of WIDTHS) {
      const file = await take(page, shot, site.siteOrigin, width)
      if (file) files.push(file)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) problems.push(`${shot.name} at ${width} px overflows horizontally by ${overflow} px`)
    }
    await sheet(shot.name, files)
    console.log(`${shot.name}: ${files.length} screenshots`)
  }
} finally {
  await browser.close()
  await site.stop()
}
await writeFile(`${FOLDER}/problems.txt`, problems.join('\n'))
console.log(problems.length > 0 ? `Problems:\n${problems.join('\n')}` : 'No problems.')
