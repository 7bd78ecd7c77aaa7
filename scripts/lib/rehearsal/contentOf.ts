// `node contentOf.ts`: prints a hash of each table, of each picture and of the secrets that the environment names. It
// reads the databases by itself: what backups read is what it checks.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { companionFolder } from '../companion.ts'

const {
  DATABASE_CLIENT,
  DATABASE_FILENAME = '',
  DATABASE_URL = '',
  PUBLIC_DIR = '',
  ENV_PATH = '',
} = process.env

type Row = Record<string, unknown>
type Query = (text: string) => Promise<Row[]>

const withSqlite = async (act: (query: Query) => Promise<void>) => {
  const database = new DatabaseSync(DATABASE_FILENAME, { readOnly: true })
  await act(async (text) => database.prepare(text).all())
  database.close()
}

type Client = {
  connect: () => Promise<void>
  end: () => Promise<void>
  query: (text: string) => Promise<{ rows: Row[] }>
}

const withPostgres = async (act: (query: Query) => Promise<void>) => {
  const require = createRequire(join(companionFolder, 'package.json'))
  const pg: { Client: new (options: { connectionString: string }) => Client } = require('pg')
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await act(async (text) => (await client.query(text)).rows)
  await client.end()
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

const lines = [`secrets ${hash(readFileSync(ENV_PATH))}`]
const uploads = join(PUBLIC_DIR, 'uploads')
for (const name of readdirSync(uploads)) lines.push(`${name} ${hash(readFileSync(join(uploads, name)))}`)

const isPostgres = DATABASE_CLIENT === 'postgres'
await (isPostgres ? withPostgres : withSqlite)(async (query) => {
  const tables = await query(
    isPostgres
      ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  )
  for (const name of tables.map((table) => String(table.name))) {
    const rows = (await query(`SELECT * FROM "${name}"`)).map((row) => JSON.stringify(row))
    lines.push(`${name} ${rows.length} rows ${hash(rows.toSorted().join('\n'))}`)
  }
})
console.log(lines.toSorted().join('\n'))
