import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { run } from './processes.ts'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of the tests: the system's Chromium, else the one Playwright has downloaded; undefined when there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...systemPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )

/** How every test starts it; root needs `--no-sandbox`, and the rest makes pictures the same on every run. */
export const chromiumLaunch = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--disable-background-networking',
  ],
})

/** Finds a Chromium or installs one: Playwright's download, else Debian's package when run as root. @throws Error */
export const ensureChromium = async () => {
  if (findChromium()) return
  console.log('No Chromium on this machine: installing one.')
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0 && findChromium()) return
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (findChromium()) return
  }
  throw new Error(
    'No Chromium: install one (`npx playwright install chromium` or `apt-get install chromium`).',
  )
}
