'use strict'

/** @import { Core } from '@strapi/strapi' */

/** Any number that nothing else uses. */
const LOCK = 726_501_338

/** The last action of this server: the next ones wait here, where they take no connection from what visitors read. */
let last = Promise.resolve()

/**
 * Runs an action in a transaction, one at a time: of all servers of a PostgreSQL database; SQLite has one server.
 * @template Result
 * @param {Core.Strapi} strapi
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>}
 */
async function oneServerAtATime(strapi, action) {
  const run = () =>
    strapi.db.transaction(async ({ trx }) => {
      if (strapi.db.dialect.client === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK])
      return action()
    })
  // A part of another action would wait for itself.
  if (strapi.db.inTransaction()) return run()
  const result = last.then(run)
  last = result.then(
    () => {},
    () => {},
  )
  return result
}

module.exports = { oneServerAtATime }
