import { createRequire } from 'node:module'
import { join } from 'node:path'
import { companionFolder } from '../companion.ts'
import { run } from '../processes.ts'
import type { Database, Rows } from './database.ts'

/** As in Strapi's configuration; the driver prefers `connectionString`. */
export type PostgresConnection = {
  connectionString?: string
  host: string
  port: number
  database: string
  user: string
  password: string
  ssl: boolean | object
}

/** What is used here of the driver's client. */
type Client = {
  connect: () => Promise<void>
  end: () => Promise<void>
  query: (text: string) => Promise<{ rows: Record<string, string>[] }>
  host: string
  port: number
  database: string
  user: string
  password: string | null
  ssl: boolean | object
}

const require = createRequire(join(companionFolder, 'package.json'))

/** PostgreSQL's own programs read these variables; in their arguments, everybody on the machine could read the password. */
const toEnvironment = ({ host, port, database, user, password, ssl }: Client): NodeJS.ProcessEnv => ({
  PGHOST: host,
  PGPORT: String(port),
  PGDATABASE: database,
  PGUSER: user,
  ...(password ? { PGPASSWORD: password } : {}),
  ...(ssl ? { PGSSLMODE: 'require' } : {}),
})

const countAll = async (client: Client): Promise<Rows> => {
  const { rows } = await client.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  )
  const counts: Rows = {}
  for (const { name = '' } of rows) {
    const { rows: counted } = await client.query(`SELECT count(*) AS count FROM public."${name}"`)
    counts[name] = Number(counted[0]?.count)
  }
  return counts
}

/** @throws Error when the program fails; it has said why. */
const runProgram = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  if ((await run(program, args, { env })) !== 0) throw new Error(`${program} failed, see the lines above.`)
}

/** The PostgreSQL database of this connection; its tables are in the schema `public`. */
export const postgresDatabase = (connection: PostgresConnection): Database => {
  const { Client: PostgresClient }: { Client: new (options: PostgresConnection) => Client } = require('pg')

  const withClient = async <T>(act: (client: Client) => Promise<T>): Promise<T> => {
    const client = new PostgresClient(connection)
    await client.connect()
    try {
      return await act(client)
    } finally {
      await client.end()
    }
  }

  return {
    client: 'postgres',
    countRows: () => withClient(countAll),
    dump: (target) =>
      withClient(async (client) => {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
        const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot')
        const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`]
        await runProgram('pg_dump', [...args, `--snapshot=${rows[0]?.snapshot}`], toEnvironment(client))
        return countAll(client)
      }),
    user: () =>
      withClient(async (client) => {
        const { rows } = await client.query(
          `SELECT pid AS process FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
        )
        return rows.length > 0 ? `${rows.length} other connections` : null
      }),
    load: (source) =>
      withClient(async (client) => {
        const tables = Object.keys(await countAll(client)).map((name) => `public."${name}"`)
        if (tables.length > 0) await client.query(`DROP TABLE ${tables.join(', ')} CASCADE`)
        const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
        const { database } = client
        await runProgram('pg_restore', [...args, `--dbname=${database}`, source], toEnvironment(client))
      }),
  }
}
