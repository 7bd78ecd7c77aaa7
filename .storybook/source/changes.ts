import { execFileSync } from 'node:child_process'
import { virtualModule } from '../virtualModule.ts'

const LIBRARY = ['src/components', 'src/theme', 'src/icons', 'stories/components']

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Nothing where the history is not there, or not all of it. */
const readLog = () => {
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
    return isShallow ? '' : git('log', '--max-count=60', '--no-merges', '--format=%cs %s', '--', ...LIBRARY)
  } catch {
    return ''
  }
}

/** The subjects of the latest commits that changed the library, by day. */
const readChanges = () => {
  const lines = readLog().split('\n').filter(Boolean)
  const dates = new Set(lines.map((line) => line.slice(0, 10)))
  return Array.from(dates, (date) => ({
    day: days.format(new Date(date)),
    subjects: lines.filter((line) => line.startsWith(date)).map((line) => line.slice(11)),
  }))
}

export const changes = () => virtualModule('changes', () => ({ changes: readChanges() }))
