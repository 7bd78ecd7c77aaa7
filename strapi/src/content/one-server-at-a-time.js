'use strict'

/** @import { Core } from '@strapi/strapi' */

/** Any number that nothing else uses. */
const LOCK = 726_501_338

/**
 * Only one server of a PostgreSQL database runs an action at a time; SQLite has one server.
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
