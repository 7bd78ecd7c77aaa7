'use strict'

/** @import { Knex } from 'knex' */

/**
 * Knex does not tell Strapi that a transaction cannot end: what was not saved would be answered as saved.
 * @param {Knex} connection
 * @param {(message: string) => void} stop
 */
function stopWithoutTransactions(connection, stop) {
  connection.on('query-error', (/** @type {Error} */ { message }, /** @type {{ sql: string }} */ { sql }) => {
    // The message begins with the statement and its values, which anybody may have written.
    if (/^COMMIT\b/.test(sql) || (/^BEGIN\b/.test(sql) && message.includes('within a transaction')))
      stop(`The database refuses transactions: ${message}`)
  })
}

module.exports = { stopWithoutTransactions }
