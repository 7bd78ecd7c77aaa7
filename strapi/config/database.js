'use strict'

const path = require('node:path')

const root = path.join(__dirname, '..')

const sqlite = (env) => ({
  client: 'sqlite',
  connection: { filename: path.resolve(root, env('DATABASE_FILENAME', '.tmp/data.db')) },
  useNullAsDefault: true,
})

const postgres = (env) => ({
  client: 'postgres',
  connection: {
    // An address, when there is one, wins over the separate values.
    ...(env('DATABASE_URL')
      ? { connectionString: env('DATABASE_URL') }
      : {
          host: env('DATABASE_HOST', '127.0.0.1'),
          port: env.int('DATABASE_PORT', 5432),
          database: env('DATABASE_NAME', 'strapi'),
          user: env('DATABASE_USERNAME', 'strapi'),
          password: env('DATABASE_PASSWORD', ''),
        }),
    ssl: env.bool('DATABASE_SSL', false),
  },
  pool: { min: 0, max: 10 },
})

const clients = { sqlite, postgres }

module.exports = ({ env }) => {
  const name = env('DATABASE_CLIENT', 'sqlite')
  if (!clients[name])
    throw new Error(`DATABASE_CLIENT is "${name}"; expected ${Object.keys(clients).join(' or ')}.`)
  return { connection: clients[name](env) }
}
