import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

type SqliteFile = { makePrivate: (file: string) => void; lockDatabase: (file: string) => string | null }
type Settings = (context: { env: (name: string, fallback: string) => string }) => unknown

const require = createRequire(import.meta.url)
const { lockDatabase }: SqliteFile = require('../strapi/lib/sqlite-file.js')
const readSettings: Settings = require('../strapi/config/database.js')

const modeOf = (path: string) => statSync(path).mode & 0o777

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'companion-database-'))
  file = join(folder, 'new/data.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the SQLite file', () => {
  const configure = () =>
    readSettings({ env: (name, fallback) => (name === 'DATABASE_FILENAME' ? file : fallback) })

  it('is created for its owner only, and its folder too', () => {
    configure()
    expect([modeOf(join(folder, 'new')), modeOf(file)]).toEqual([0o700, 0o600])
  })

  it('becomes private when it was not, with what SQLite keeps beside it', () => {
    configure()
    const names = ['data.db', 'data.db-journal', 'data.db-shm', 'data.db-wal']
    for (const name of names) {
      const path = join(folder, 'new', name)
      writeFileSync(path, 'content')
      chmodSync(path, 0o644)
    }
    configure()
    expect(readdirSync(join(folder, 'new'))).toEqual(names)
    for (const name of names) expect(modeOf(join(folder, 'new', name))).toBe(0o600)
    expect(statSync(file).size).toBe('content'.length)
  })
})

it('a second server on the same file is told which process has it, until that one is killed', async () => {
  file = join(folder, 'data.db')
  const program = `
    const { lockDatabase } = require('${resolve('strapi/lib/sqlite-file.js')}')
    console.log(lockDatabase('${file}'))
    setInterval(() => {}, 1_000)
  `
  const first = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(first, 'exit')
  try {
    expect(await once(createInterface(first.stdout), 'line')).toEqual(['null'])
    expect(lockDatabase(file)).toBe(String(first.pid))
  } finally {
    first.kill('SIGKILL')
    await ended
  }
  expect(lockDatabase(file)).toBeNull()
  expect(existsSync(file)).toBe(false)
})
