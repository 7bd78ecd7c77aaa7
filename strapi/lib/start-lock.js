'use strict'

/** @import { ClientConfig } from 'pg' */

const { Client } = require('pg')

/** Any number that nothing else uses. */
const LOCK = 726_501_337

/**
 * Two servers that start at once on one PostgreSQL would both create its tables. The lock ends with the connection.
 * @param {ClientConfig} connection
 * @returns {Promise<() => Promise<void>>} lets the next server start.
 */
async function lockStart(connection) {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [LOCK])
  if (!rows[0]?.locked) {
    console.log('Another server is starting on this database; this one waits for it.')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  }
  return () => client.end()
}

module.exports = { lockStart }
