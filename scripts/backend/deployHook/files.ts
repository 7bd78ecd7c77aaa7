import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { History } from './schedule.ts'

const MIN_SECRET_LENGTH = 16

/** A first start writes one that only its owner can read. @throws Error when it is too short, or no part of a URL. */
export const readSecret = (folder: string, given = process.env.DEPLOY_HOOK_SECRET ?? '') => {
  const file = join(folder, 'secret')
  if (!given && !existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${randomBytes(16).toString('hex')}\n`, { mode: 0o600 })
  }
  const place = given ? 'DEPLOY_HOOK_SECRET' : file
  const secret = given || readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_LENGTH || !/^[\w.~-]+$/.test(secret)) {
    throw new Error(
      `${place} needs at least ${MIN_SECRET_LENGTH} letters and digits, or anybody could start builds.`,
    )
  }
  return { secret, place }
}

const date = v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null)
const historySchema = v.object({ changedAt: date, builtAt: date, failedAt: date } satisfies {
  [Name in keyof History]: unknown
})
const never: History = { changedAt: null, builtAt: null, failedAt: null }

const historyFile = (folder: string) => join(folder, 'history.json')

export const readHistory = (folder: string): History => {
  const file = historyFile(folder)
  if (!existsSync(file)) return never
  try {
    return v.parse(historySchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.warn(`${file} cannot be read and starts anew.`, error)
    return never
  }
}

/** Only warns when it cannot write: with a full disk the hook would be restarted and build, without end. */
export const writeHistory = (folder: string, history: History) => {
  const draft = `${historyFile(folder)}.draft`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(draft, JSON.stringify(history))
    renameSync(draft, historyFile(folder))
  } catch (error) {
    console.warn(`${historyFile(folder)} cannot be written.`, error)
  }
}
