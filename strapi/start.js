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
const { lockStart } = require('./lib/start-lock')
const { stopWithParent } = require('./lib/stop-with-parent')
const { errorMessage } = require('./src/values/error-message')

stopWithParent()

const { createStrapi } = require('@strapi/strapi')

/** @param {string} message @returns {never} */
const stopWith = (message) => {
  console.error(message)
  process.exit(1)
}

/** Reads the settings. */
const create = () => {
  try {
    return createStrapi({ appDir: __dirname, distDir: __dirname })
  } catch (error) {
    // Strapi drops the stack of what a configuration file threw.
    return stopWith(errorMessage(error))
  }
}

const strapi = create()

/** @type {{ client: string, connection: { filename?: string } }} */
const { client, connection } = strapi.config.get('database.connection')
if (client === 'sqlite' && connection.filename) {
  const holder = lockDatabase(connection.filename)
  if (holder) {
    stopWith(`The database ${connection.filename} is in use by process ${holder}. Stop that one first.`)
  }
}

const start = async () => {
  const unlock = client === 'postgres' ? await lockStart(connection) : undefined
  try {
    await strapi.load()
  } catch (error) {
    strapi.stopWithError(error)
  }
  await unlock?.()
  await strapi.start()
}

start().catch((error) => stopWith(`The server cannot start: ${errorMessage(error)}`))
