import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { run } from '../../shared/processes.ts'
import type { BrowserPage } from './page.ts'

/** Packed for servers that have none. */
const PACKAGE = '@sparticuz/chromium'

const folderOf = (version: string) => resolve('.cache/browsers', `chromium-${version}`)
const fileOf = (version: string) => join(folderOf(version), 'chromium')

/** @throws Error when the download fails. */
export const fetchChromium = async (version: string): Promise<void> => {
  if (existsSync(fileOf(version))) return
  const folder = folderOf(version)
  const draft = join(folder, 'package')
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, 'package.json'), '{}')
  const options = ['--prefix', draft, '--ignore-scripts', '--no-audit', '--no-fund']
  if ((await run('npm', ['install', ...options, `${PACKAGE}@${version}`])) !== 0)
    throw new Error(`Chromium ${version} cannot be downloaded.`)
  const unpack = (name: string) =>
    brotliDecompressSync(readFileSync(join(draft, 'node_modules', PACKAGE, 'bin', name)))
  execFileSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: unpack('swiftshader.tar.br') })
  writeFileSync(fileOf(version), unpack('chromium.br'), { mode: 0o755 })
  rmSync(draft, { recursive: true })
}

export const openChromium = async (version: string): Promise<BrowserPage | null> => {
  if (!existsSync(fileOf(version))) return null
  const browser = await chromium.launch({
    executablePath: fileOf(version),
    args: ['--no-sandbox', '--no-zygote'],
  })
  const page = await browser.newPage()
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  }
}
