'use strict'

/** @import { ClientConfig } from 'pg' */

const { Client } = require('pg')

/** The lock of this project's servers, among all those of the database: any number that nothing else uses. */
const LOCK = 726_501_337

/**
 * Waits until no other server is starting on this PostgreSQL database: two that start at once would both create its
 * tables and its first rows. The database ends the lock with the connection, even when this process is killed.
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
