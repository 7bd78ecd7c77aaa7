import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installDebianPackages } from './debianPackages.ts'
import { readPath, run } from './processes.ts'

/** The headless shell comes first: it has no browser interface and needs a third of the time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const packages = ['chromium-headless-shell', 'chromium']

const findChromium = () =>
  readPath('CHROMIUM_PATH') ?? [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))

/** Root needs `--no-sandbox`; the others make screenshots repeatable. */
export const chromiumLaunch = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--disable-background-networking',
  ],
})

export const openBrowser = () => chromium.launch(chromiumLaunch())

/** Playwright's, else Debian's when run as root. @throws Error when neither works. */
export const ensureChromium = async () => {
  if (findChromium()) return
  console.log('No Chromium on this machine: installing one.')
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0 && findChromium()) return
  for (const name of packages) {
    await installDebianPackages(name)
    if (findChromium()) return
  }
  throw new Error(
    'No Chromium: install one (`npx playwright install chromium` or `apt-get install chromium`).',
  )
}
