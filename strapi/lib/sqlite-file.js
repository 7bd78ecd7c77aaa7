'use strict'

const fs = require('node:fs')
const path = require('node:path')
const Database = require('better-sqlite3')

/** Of the files that SQLite keeps beside a database; it gives a new one the rights of the database. */
const SUFFIXES = ['', '-journal', '-wal', '-shm']

/**
 * Lets only its owner read a database: it holds the passwords' hashes. Creates its folder and an empty file when there are
 * none, because SQLite would create them readable by everybody.
 * @param {string} file
 */
function makePrivate(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  fs.closeSync(fs.openSync(file, 'a', 0o600))
  for (const one of SUFFIXES.map((suffix) => file + suffix)) {
    if (fs.existsSync(one)) fs.chmodSync(one, 0o600)
  }
}

/** Open as long as this process runs: the operating system ends the lock with it, even when it is killed. */
let lock

/**
 * Makes sure that this is the only server on a database: SQLite would let two write in turn, and refuse some of what they
 * write. The lock is one of SQLite, on a file of its own, so that other programs can still copy the database.
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
