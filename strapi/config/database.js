'use strict'

/** @import { Core } from '@strapi/strapi' */

const path = require('node:path')
const { makePrivate } = require('../lib/sqlite-file')

const root = path.join(__dirname, '..')

/** @typedef {Core.Config.Shared.ConfigParams['env']} Env */

/** @param {Env} env @returns {Core.Config.Database<'sqlite'>} */
const sqlite = (env) => {
  const filename = path.resolve(root, env('DATABASE_FILENAME', '.tmp/data.db'))
  makePrivate(filename)
  return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true } }
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
    pool: { min: 0, max: 10 },
  },
})

/** @type {Core.Config.Shared.ConfigFunction<Core.Config.Database>} */
module.exports = ({ env }) => {
  const client = env('DATABASE_CLIENT', 'sqlite')
  if (client === 'sqlite') return sqlite(env)
  if (client === 'postgres') return postgres(env)
  throw new Error(`DATABASE_CLIENT is "${client}"; expected sqlite or postgres.`)
}
