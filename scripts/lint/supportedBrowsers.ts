import browserslist from 'browserslist'

const config = { path: import.meta.dirname }

const oldest = (selected: readonly string[], browser: string) =>
  Math.min(
    ...selected
      .filter((entry) => entry.startsWith(`${browser} `))
      .map((entry) => Number.parseFloat(entry.slice(browser.length))),
  )

/**
 * The oldest supported version of each browser: what the query in `package.json` selects. Browsers on Android have the
 * versions of the desktop.
 */
export const oldestVersions = () => {
  const selected = browserslist(undefined, config)
  return {
    chrome: oldest(selected, 'chrome'),
    edge: oldest(selected, 'edge'),
    firefox: oldest(selected, 'firefox'),
    safari: oldest(selected, 'safari'),
    ios: oldest(selected, 'ios_saf'),
  }
}

/** The year in that query, "baseline 2022", which the lint of the styles reads. */
export const baselineYear = (): number => {
  const [query = ''] = browserslist.loadConfig(config) ?? []
  return Number(/^baseline (\d{4})$/.exec(query)?.[1])
}

/** The syntax that the build writes, for example "chrome108". */
export const buildTargets = (): string[] =>
  Object.entries(oldestVersions()).map(([browser, version]) => `${browser}${version}`)
