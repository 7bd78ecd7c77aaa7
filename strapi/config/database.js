'use strict'

/** @import { Core } from '@strapi/strapi' */

const path = require('node:path')
const Database = require('better-sqlite3')
const { Client } = require('pg')
const { makePrivate } = require('../lib/sqlite-file')

const root = path.join(__dirname, '..')

const BUSY_TIMEOUT_MS = 5_000

const STATEMENT_TIMEOUT_MS = 15_000

/** @typedef {Core.Config.Shared.ConfigParams['env']} Env */

/** @param {Env} env @returns {Core.Config.Database<'sqlite'>} */
const sqlite = (env) => {
  const filename = path.resolve(root, env('DATABASE_FILENAME', '.tmp/data.db'))
  makePrivate(filename)
  return {
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      pool: {
        // Otherwise a backup that reads the file makes a COMMIT fail.
        afterCreate: (connection, done) => {
          if (connection instanceof Database) {
            connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL`)
          }
          done(undefined, connection)
        },
      },
    },
  }
}

/** @param {Env} env @returns {Core.Config.Database<'postgres'>} */
const postgres = (env) => ({
  connection: {
    client: 'postgres',
    connection: {
      // When it is set, the PostgreSQL driver ignores the separate values.
      connectionString: env('DATABASE_URL'),
      host: env('DATABASE_HOST', '127.0.0.1'),
      port: env.int('DATABASE_PORT', 5432),
      database: env('DATABASE_NAME', 'strapi'),
      user: env('DATABASE_USERNAME', 'strapi'),
      password: env('DATABASE_PASSWORD', ''),
      ssl: env.bool('DATABASE_SSL', false),
    },
    pool: {
      min: 0,
      max: 10,
      afterCreate: (connection, done) => {
        if (!(connection instanceof Client)) return done(new TypeError('Not a connection to PostgreSQL.'))
        connection
          .query(`SET statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
          .then(() => done(undefined, connection), done)
      },
    },
  },
})

/** @type {Core.Config.Shared.ConfigFunction<Core.Config.Database>} */
module.exports = ({ env }) => {
  const client = env('DATABASE_CLIENT', 'sqlite')
  if (client === 'sqlite') return sqlite(env)
  if (client === 'postgres') return postgres(env)
  throw new Error(`DATABASE_CLIENT is "${client}"; expected sqlite or postgres.`)
}
