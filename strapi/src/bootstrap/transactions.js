'use strict'

/** @import { Knex } from 'knex' */

/**
 * Stops the server when a transaction cannot begin or end, for the service manager to start it again. Knex tells Strapi
 * neither: what was not saved would be answered as saved, and the connection would stay in that transaction, where every
 * later request fails.
 * @param {Knex} connection
 * @param {(message: string) => void} stop
 */
function stopWithoutTransactions(connection, stop) {
  connection.on('query-error', (/** @type {Error} */ { message }, /** @type {{ sql: string }} */ { sql }) => {
    if (/^(BEGIN|COMMIT)\b/.test(sql)) stop(`The database refuses transactions: ${message}`)
  })
}

module.exports = { stopWithoutTransactions }
