import browserslist from 'browserslist'

/** The browsers that are checked, by their names in browserslist; those of Android have the versions of the desktop. */
const browsers = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'] as const

type Browser = (typeof browsers)[number]

const toNumber = (version: string) => Number.parseFloat(version)

/** The oldest supported version of each browser: what the query in `package.json` selects. */
export const oldestVersions = (): Record<Browser, number> => {
  const selected = browserslist(undefined, { path: import.meta.dirname })
  const oldest = (browser: Browser) =>
    Math.min(
      ...selected
        .filter((entry) => entry.startsWith(`${browser} `))
        .map((entry) => toNumber(entry.split(' ')[1] ?? '')),
    )
  return Object.fromEntries(browsers.map((browser) => [browser, oldest(browser)])) as Record<Browser, number>
}

/** The year in that query, "baseline 2022", which the lint of the styles reads. */
export const baselineYear = (): number => {
  const [query = ''] = browserslist.loadConfig({ path: import.meta.dirname }) ?? []
  return Number(/^baseline (\d{4})$/.exec(query)?.[1])
}

/** The syntax that the build writes, for example "chrome108". */
export const buildTargets = (): string[] =>
  Object.entries(oldestVersions()).map(([browser, version]) => `${browser.replace('_saf', '')}${version}`)
