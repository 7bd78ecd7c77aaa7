'use strict'

// Strapi would only stop later, with an error that does not tell.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed; this is ${process.version}.`)
  process.exit(1)
}

// Strapi reads its configuration, its public folder and its `.env` from the current folder.
process.chdir(__dirname)
process.env.NODE_ENV ||= 'production'

const { lockDatabase } = require('./lib/sqlite-file')
const { stopWithParent } = require('./lib/stop-with-parent')

stopWithParent()

const { createStrapi } = require('@strapi/strapi')

const strapi = createStrapi({ appDir: __dirname, distDir: __dirname })

/** @type {{ client: string, connection: { filename?: string } }} */
const { client, connection } = strapi.config.get('database.connection')
if (client === 'sqlite' && connection.filename) {
  const holder = lockDatabase(connection.filename)
  if (holder) {
    console.error(`The database ${connection.filename} is in use by process ${holder}. Stop that one first.`)
    process.exit(1)
  }
}

void strapi.start()
