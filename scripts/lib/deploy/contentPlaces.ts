// Where the content of the site is on this machine: read as Strapi does, from the environment and its `.env`.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { companionFolder } from '../companion.ts'
import type { Database } from './database.ts'
import { postgresDatabase, type PostgresConnection } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'

export type ContentPlaces = {
  database: Database
  /** Folder of the pictures. */
  uploads: string
  /** The `.env` of Strapi, with its secrets. */
  secrets: string
}

type Env = (name: string, fallback?: string) => string
type DatabaseConfig =
  | { connection: { client: 'sqlite'; connection: { filename: string } } }
  | { connection: { client: 'postgres'; connection: PostgresConnection } }

const require = createRequire(join(companionFolder, 'package.json'))

/** @throws Error when a setting of the database is malformed. */
export const contentPlaces = (): ContentPlaces => {
  const secrets = resolve(companionFolder, process.env.ENV_PATH || '.env')
  // What the environment has already wins, as with Strapi.
  if (existsSync(secrets)) process.loadEnvFile(secrets)
  const { env }: { env: Env } = require('@strapi/utils')
  const configure: (context: { env: Env }) => DatabaseConfig = require('./config/database.js')
  const { connection } = configure({ env })
  return {
    database:
      connection.client === 'sqlite'
        ? sqliteDatabase(connection.connection.filename)
        : postgresDatabase(connection.connection),
    uploads: join(resolve(companionFolder, process.env.PUBLIC_DIR || 'public'), 'uploads'),
    secrets,
  }
}
