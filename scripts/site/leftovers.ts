import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** ms; no build takes a day. */
const OLD = 24 * 60 * 60 * 1000

/** One that cannot be removed, for example of another user, stays. @param now ms since 1970. */
export const removeLeftovers = (start: string, now = Date.now()) => {
  const folder = dirname(start)
  for (const name of readdirSync(folder).filter((one) => one.startsWith(basename(start)))) {
    try {
      if (now - statSync(join(folder, name)).ctimeMs > OLD) rmSync(join(folder, name), { recursive: true })
    } catch (error) {
      console.warn('A folder of an earlier build cannot be removed.', error)
    }
  }
}
