'use strict'

/** @import { Core } from '@strapi/strapi' */

/** A lock of PostgreSQL that nothing else uses. */
const LOCK = 726_501_338

/**
 * Runs an action while no other server of the same PostgreSQL database runs one, and until what it wrote can be read
 * there. A SQLite database has one server.
 * @template Result
 * @param {Core.Strapi} strapi
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>}
 */
async function oneServerAtATime(strapi, action) {
  if (strapi.db.dialect.client !== 'postgres') return action()
  return strapi.db.transaction(async ({ trx }) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK])
    return action()
  })
}

module.exports = { oneServerAtATime }
