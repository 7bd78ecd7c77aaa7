import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { OpenBrowser } from './page.ts'

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** On a busy machine the first start takes half a minute. */
const START_TIMEOUT_MS = 120_000

/** By WebDriver BiDi, which Firefox speaks without a driver. */
export const openFirefox: OpenBrowser = async () => {
  const executablePath = paths.find((path) => existsSync(path))
  if (!executablePath) return null
  const browser = await launch({ browser: 'firefox', executablePath, timeout: START_TIMEOUT_MS })
  const page = await browser.newPage()
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}
