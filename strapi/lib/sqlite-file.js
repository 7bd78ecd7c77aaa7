'use strict'

const fs = require('node:fs')
const path = require('node:path')
const Database = require('better-sqlite3')

/** SQLite gives these the rights of the database. */
const SUFFIXES = ['', '-journal', '-wal', '-shm']

/**
 * The database holds the passwords' hashes; SQLite would create it readable by everybody.
 * @param {string} file
 */
function makePrivate(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  fs.closeSync(fs.openSync(file, 'a', 0o600))
  for (const one of SUFFIXES.map((suffix) => file + suffix)) {
    if (fs.existsSync(one)) fs.chmodSync(one, 0o600)
  }
}

let lock

/**
 * SQLite would let two servers write, and refuse some of it. The lock is on a file of its own, so that others may copy
 * the database.
 * @param {string} file
 * @returns {string | null} the id of the process that has the database already; null when it is this one.
 */
function lockDatabase(file) {
  const holderFile = `${file}.pid`
  lock = new Database(`${file}.lock`)
  try {
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error
    return fs.existsSync(holderFile) ? fs.readFileSync(holderFile, 'utf8') : 'unknown'
  }
  fs.writeFileSync(holderFile, String(process.pid))
  return null
}

module.exports = { makePrivate, lockDatabase }
