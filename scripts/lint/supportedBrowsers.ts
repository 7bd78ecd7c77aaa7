import browserslist from 'browserslist'

const config = { path: import.meta.dirname }

const oldest = (selected: readonly string[], browser: string) =>
  Math.min(
    ...selected
      .filter((entry) => entry.startsWith(`${browser} `))
      .map((entry) => Number.parseFloat(entry.slice(browser.length))),
  )

/** Browsers on Android have the versions of the desktop. */
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

export const baselineYear = (): number => {
  const [query = ''] = browserslist.loadConfig(config) ?? []
  return Number(/^baseline (\d{4})$/.exec(query)?.[1])
}

/** For example "chrome108". */
export const buildTargets = (): string[] =>
  Object.entries(oldestVersions()).map(([browser, version]) => `${browser}${version}`)
