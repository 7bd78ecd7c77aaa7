const DAY_MS = 24 * 60 * 60 * 1000

const NAME = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)([\d.]+)Z\.tar\.gz$/

/** The name of a backup: its time in UTC, as in site-20261122T030000.000Z.tar.gz. */
export const backupName = (now: number) => `site-${new Date(now).toISOString().replace(/[-:]/g, '')}.tar.gz`

/** ms since 1970; NaN for any other file. */
const timeOf = (name: string) => Date.parse(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'))

type Kept = {
  /** Every backup of the last days. */
  days: number
  /** Before that, the first one of each of the last months. */
  months: number
}

/** The backups that are no longer needed. Other files are never among them, nor is the newest backup. */
export const outdatedBackups = (names: readonly string[], now: number, { days, months }: Kept): string[] => {
  const backups = names.filter((name) => NAME.test(name)).toSorted()
  const firstOfMonth = new Map<string, string>()
  for (const name of backups) {
    const month = name.slice(0, 'site-202611'.length)
    if (!firstOfMonth.has(month)) firstOfMonth.set(month, name)
  }
  const kept = new Set([...firstOfMonth.values()].slice(-months))
  return backups.slice(0, -1).filter((name) => !kept.has(name) && now - timeOf(name) > days * DAY_MS)
}
