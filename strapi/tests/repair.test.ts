// What a start does to a database that was filled without the rules on slugs and publications.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseIn, startTestServer } from './lib/testServer'

type Row = { documentId: string; title: string; published: number | null; slug?: string | null }

const PUBLISHED = Date.UTC(2026, 0, 15)

/** Drafts and published versions as Strapi stores them, in the order of their ids. */
const rows: Row[] = [
  { documentId: 'a', title: 'Sans adresse', published: null },
  { documentId: 'a', title: 'Sans adresse', published: PUBLISHED },
  { documentId: 'b', title: 'Brouillon', published: null, slug: 'lys' },
  { documentId: 'c', title: 'Lys', published: null, slug: 'lys' },
  { documentId: 'c', title: 'Lys', published: PUBLISHED, slug: 'lys' },
  { documentId: 'd', title: 'Réservé', published: null, slug: 'index' },
  { documentId: 'e', title: 'Intacte', published: null, slug: 'Adresse_d-Origine' },
  { documentId: 'f', title: '', published: null },
]

const repaired = ['sans-adresse', 'sans-adresse', 'lys-2', 'lys', 'lys', 'index-2', 'Adresse_d-Origine', null]

let folder: string

const withDatabase = <T>(action: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(databaseIn(folder))
  try {
    return action(database)
  } finally {
    database.close()
  }
}

const restart = async () => {
  const server = await startTestServer(folder)
  await server.stop()
}

const stored = () =>
  withDatabase((database) =>
    database
      .prepare(
        'SELECT id, slug, first_public_id, first_published_at, published_at, updated_at FROM products ORDER BY id',
      )
      .all(),
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'companion-repair-'))
  await restart()
  withDatabase((database) => {
    const insert = database.prepare(
      'INSERT INTO products (document_id, title, slug, published_at, updated_at) VALUES (?, ?, ?, ?, ?)',
    )
    for (const { documentId, title, slug, published } of rows) {
      insert.run(documentId, title, slug ?? null, published, PUBLISHED)
    }
    // As after an import: this id is of another database.
    database.exec("UPDATE products SET first_public_id = 900 WHERE document_id = 'd'")
  })
  await restart()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('fills missing slugs, and changes those that cannot be the address of a page', () => {
  expect(stored().map(({ slug }) => slug)).toEqual(repaired)
})

it('remembers what is published as the first publication', () => {
  expect(stored().map((row) => [row.first_public_id, row.first_published_at])).toEqual([
    [2, PUBLISHED],
    [2, PUBLISHED],
    [null, null],
    [5, PUBLISHED],
    [5, PUBLISHED],
    [null, null],
    [null, null],
    [null, null],
  ])
})

it('changes no date of an entry', () => {
  expect(stored().map((row) => [row.published_at, row.updated_at])).toEqual(
    rows.map(({ published }) => [published, PUBLISHED]),
  )
})

it('changes nothing at the next start', async () => {
  const before = stored()
  await restart()
  expect(stored()).toEqual(before)
})
