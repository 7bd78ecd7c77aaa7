import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backUp } from './backup.ts'
import { contentPlaces, type ContentPlaces } from './contentPlaces.ts'
import { restore } from './restore.ts'

let folder: string
let backups: string

/** The places of a Strapi that keeps everything in this folder. */
const placesIn = (name: string): ContentPlaces => {
  const home = join(folder, name)
  vi.stubEnv('DATABASE_CLIENT', 'sqlite')
  vi.stubEnv('DATABASE_FILENAME', join(home, 'data.db'))
  vi.stubEnv('PUBLIC_DIR', join(home, 'public'))
  vi.stubEnv('ENV_PATH', join(home, '.env'))
  return contentPlaces()
}

const query = (name: string, sql: string) => {
  const database = new DatabaseSync(join(folder, name, 'data.db'))
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

const fill = (name: string, title: string) => {
  const places = placesIn(name)
  // As Strapi's: what was written last is beside the file.
  query(name, 'PRAGMA journal_mode = WAL')
  query(name, 'CREATE TABLE products (title TEXT, published_at TEXT)')
  query(name, `INSERT INTO products VALUES ('${title}', '2026-11-22'), ('${title}, brouillon', NULL)`)
  mkdirSync(join(places.uploads, 'sub'), { recursive: true })
  writeFileSync(join(places.uploads, 'poêle.jpg'), `picture of ${title}`)
  writeFileSync(join(places.uploads, 'sub/-n.jpg'), 'another one')
  writeFileSync(places.secrets, `JWT_SECRET=${title}\n`)
  return places
}

const titles = (name: string) => query(name, 'SELECT title FROM products').map(({ title }) => title)
const restoreTo = (name: string, archive: string, replacedTo: string | null = null) =>
  restore({ archive, places: placesIn(name), replacedTo })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  backups = join(folder, 'backups')
})
afterEach(() => {
  vi.unstubAllEnvs()
  delete process.env.JWT_SECRET
  delete process.env.MINE
  rmSync(folder, { recursive: true })
})

describe('a backup', () => {
  it('is one archive that only its owner can read', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups, Date.parse('2026-11-22T03:00:00Z'))
    expect(file).toBe(join(backups, 'site-20261122T030000.000Z.tar.gz'))
    expect([statSync(backups).mode & 0o777, statSync(file).mode & 0o077]).toEqual([0o700, 0])
    expect(readdirSync(backups)).toHaveLength(1)
  })

  it('has everything, pictures and drafts and secrets', async () => {
    const { file, description } = await backUp(fill('shop', 'Lauze'), backups)
    expect(description).toBe('1 tables, 2 rows, 2 files of pictures')
    await restoreTo('new', file)
    expect(titles('new')).toEqual(['Lauze', 'Lauze, brouillon'])
    expect(readFileSync(join(folder, 'new/public/uploads/poêle.jpg'), 'utf8')).toBe('picture of Lauze')
    expect(readFileSync(join(folder, 'new/public/uploads/sub/-n.jpg'), 'utf8')).toBe('another one')
    expect(readFileSync(join(folder, 'new/.env'), 'utf8')).toBe('JWT_SECRET=Lauze\n')
    for (const name of ['data.db', '.env']) expect(statSync(join(folder, 'new', name)).mode & 0o077).toBe(0)
  })

  it('is made while another program writes, of what is complete', async () => {
    const places = fill('shop', 'Lauze')
    const writer = new DatabaseSync(join(folder, 'shop/data.db'))
    writer.exec("BEGIN; INSERT INTO products VALUES ('half', NULL)")
    const { summary } = await backUp(places, backups)
    expect(summary.rows).toEqual({ products: 2 })
    writer.exec('COMMIT')
    writer.close()
  })

  it('of an empty database is refused: its settings name another one', async () => {
    await expect(backUp(placesIn('other'), backups)).rejects.toThrow('The database is empty.')
    expect(readdirSync(backups)).toEqual([])
  })
})

describe('restoring', () => {
  it('does not replace content without being told', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    fill('other', 'Causse')
    await expect(restoreTo('other', file)).rejects.toThrow('There is content here already (2 rows).')
    expect(titles('other')).toEqual(['Causse', 'Causse, brouillon'])
  })

  it('replaces content after a backup of it', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    fill('other', 'Causse')
    writeFileSync(join(folder, 'other/public/uploads/causse.jpg'), 'only here')
    const [line = ''] = await restoreTo('other', file, join(folder, 'replaced'))
    expect(titles('other')).toEqual(['Lauze', 'Lauze, brouillon'])
    expect(existsSync(join(folder, 'other/public/uploads/causse.jpg'))).toBe(false)

    const [replaced = ''] = /\/\S+\.tar\.gz/.exec(line) ?? []
    await restoreTo('again', replaced)
    expect(titles('again')).toEqual(['Causse', 'Causse, brouillon'])
    expect(existsSync(join(folder, 'again/public/uploads/causse.jpg'))).toBe(true)
  })

  it('replaces what a killed server had not moved into the file yet', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    fill('other', 'Causse')
    const killed = new DatabaseSync(join(folder, 'other/data.db'))
    killed.exec("INSERT INTO products VALUES ('Dernier', NULL)")
    expect(statSync(join(folder, 'other/data.db-wal')).size).toBeGreaterThan(0)
    const [line = ''] = await restoreTo('other', file, join(folder, 'replaced'))
    expect(titles('other')).toEqual(['Lauze', 'Lauze, brouillon'])
    const [replaced = ''] = /\/\S+\.tar\.gz/.exec(line) ?? []
    await restoreTo('again', replaced)
    expect(titles('again')).toEqual(['Causse', 'Causse, brouillon', 'Dernier'])
    killed.close()
  })

  it('keeps the `.env` that was there', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    const { secrets } = placesIn('new')
    writeFileSync(secrets, 'MINE=1')
    await restoreTo('new', file)
    expect(readFileSync(secrets, 'utf8')).toBe('JWT_SECRET=Lauze\n')
    expect(readFileSync(`${secrets}.replaced`, 'utf8')).toBe('MINE=1')
  })

  it('does not remove pictures without a database', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    const { uploads } = placesIn('new')
    mkdirSync(uploads, { recursive: true })
    writeFileSync(join(uploads, 'mine.jpg'), 'mine')
    await expect(restoreTo('new', file, backups)).rejects.toThrow('has pictures, but the database is empty')
    expect(readdirSync(uploads)).toEqual(['mine.jpg'])
  })

  it('leaves the content alone when the archive is damaged', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    writeFileSync(file, readFileSync(file).subarray(0, 200))
    fill('other', 'Causse')
    await expect(restoreTo('other', file, backups)).rejects.toThrow('tar failed')
    expect(titles('other')).toEqual(['Causse', 'Causse, brouillon'])
    expect(readdirSync(join(folder, 'other')).toSorted()).toEqual(['.env', 'data.db', 'public'])
  })

  /** The same archive, but for one file in it. */
  const change = (file: string, name: string, act: (path: string) => void) => {
    const unpacked = join(folder, 'unpacked')
    mkdirSync(unpacked)
    execFileSync('tar', ['-xf', file, '-C', unpacked])
    act(join(unpacked, name))
    execFileSync('tar', ['-czf', file, '-C', unpacked, ...readdirSync(unpacked)])
  }

  it.each<[name: string, act: (path: string) => void]>([
    ['uploads/poêle.jpg', (path) => writeFileSync(path, 'picture of Causse')],
    ['uploads/sub/-n.jpg', (path) => rmSync(path)],
    ['uploads/more.jpg', (path) => writeFileSync(path, '')],
    ['database', (path) => writeFileSync(path, readFileSync(path).fill(1, 5000, 5001))],
    ['env', (path) => writeFileSync(path, 'JWT_SECRET=mine\n')],
  ])('leaves the content alone when %s is not as it was backed up', async (name, act) => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    change(file, name, act)
    fill('other', 'Causse')
    await expect(restoreTo('other', file, backups)).rejects.toThrow(
      `The backup is damaged: ${name} is not as it was.`,
    )
    expect(titles('other')).toEqual(['Causse', 'Causse, brouillon'])
    expect(readdirSync(backups)).toHaveLength(1)
  })

  it('says that the archive of an older version has no checksums', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    change(file, 'SHA256SUMS', rmSync)
    expect(await restoreTo('new', file)).toEqual([
      'This backup has no checksums: an older version made it.',
      expect.stringMatching(/^Restored the backup of/),
    ])
  })

  it('leaves what SQLite keeps beside the database when there is no place for the new one', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    fill('other', 'Causse')
    writeFileSync(join(folder, 'other/data.db-journal'), '')
    // Nothing can be written to a folder as to a file.
    mkdirSync(join(folder, 'other/data.db.draft'))
    await expect(restoreTo('other', file, backups)).rejects.toThrow(/data\.db\.draft/)
    expect(existsSync(join(folder, 'other/data.db-journal'))).toBe(true)
  })

  it('removes what a killed one left, with its secrets', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    const leftover = join(folder, 'new/public.restore-abcdef')
    mkdirSync(leftover, { recursive: true })
    vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, toFake: ['Date'] })
    await restoreTo('new', file).finally(() => vi.useRealTimers())
    expect(existsSync(leftover)).toBe(false)
  })

  it('waits for Strapi to be stopped', async () => {
    const { file } = await backUp(fill('shop', 'Lauze'), backups)
    const places = fill('other', 'Causse')
    const isUsed = { ...places, database: { ...places.database, user: async () => 'process 1' } }
    await expect(restore({ archive: file, places: isUsed, replacedTo: backups })).rejects.toThrow(
      'The database is in use (process 1). Stop Strapi first.',
    )
  })
})
