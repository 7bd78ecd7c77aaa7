'use strict'

/** @import { Knex } from 'knex' */

/**
 * Stops the server when a transaction cannot end, for the service manager to start it again. Knex does not tell Strapi:
 * what was not saved would be answered as saved, and SQLite's one connection would stay in that transaction, where every
 * later request fails.
 * @param {Knex} connection
 * @param {(message: string) => void} stop
 */
function stopWithoutTransactions(connection, stop) {
  connection.on('query-error', (/** @type {Error} */ { message }, /** @type {{ sql: string }} */ { sql }) => {
    if (/^COMMIT\b/.test(sql) || message.includes('within a transaction'))
      stop(`The database refuses transactions: ${message}`)
  })
}

module.exports = { stopWithoutTransactions }
