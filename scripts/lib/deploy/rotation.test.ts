import { describe, expect, it } from 'vitest'
import { backupName, outdatedBackups } from './rotation.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-22T03:00:00Z')
const kept = { days: 14, months: 3 }

/** The names of daily backups, the last one now. */
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) => backupName(now - (count - 1 - index) * DAY_MS))

const remaining = (names: readonly string[]) => {
  const outdated = new Set(outdatedBackups(names, now, kept))
  return names.filter((name) => !outdated.has(name))
}

describe('the backups that stay', () => {
  it('are those of the last days, and the first one of each of the last months', () => {
    const names = remaining(daily(200))
    expect(names.slice(0, 3)).toEqual([
      'site-20260901T030000.000Z.tar.gz',
      'site-20261001T030000.000Z.tar.gz',
      'site-20261101T030000.000Z.tar.gz',
    ])
    expect(names.slice(3)).toEqual(daily(15))
  })

  it('are the same when backups were removed each day', () => {
    let names: string[] = []
    for (let day = 0; day < 200; day += 1) {
      const time = now - (199 - day) * DAY_MS
      names.push(backupName(time))
      const outdated = new Set(outdatedBackups(names, time, kept))
      names = names.filter((name) => !outdated.has(name))
    }
    expect(names).toEqual(remaining(daily(200)))
  })

  it('include the last one, however old', () => {
    const [first, second, last] = [500, 499, 498].map((days) => backupName(now - days * DAY_MS))
    expect(outdatedBackups([first, second, last].map(String), now, kept)).toEqual([second])
  })

  it('include every other file', () => {
    expect(outdatedBackups(['notes.txt', 'site-2019.tar.gz', 'mine.tar.gz'], now, kept)).toEqual([])
  })
})
