'use strict'

const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')

const random = () => crypto.randomBytes(32).toString('base64')

/** @type {Record<string, () => string>} */
const generators = {
  APP_KEYS: () => [random(), random()].join(','),
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  JWT_SECRET: random,
  ENCRYPTION_KEY: random,
}

/** @param {string} file @param {Record<string, string>} secrets */
function appendSecrets(file, secrets) {
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
  const lastByte = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').slice(-1) : ''
  // A file edited by hand may not end with a line break.
  if (lastByte && lastByte !== '\n') lines.unshift('\n')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.appendFileSync(file, lines.join(''), { mode: 0o600 })
  fs.chmodSync(file, 0o600)
}

/** @param {unknown} error */
const codeOf = (error) => String(error instanceof Error && 'code' in error ? error.code : error)

/**
 * Gives every secret a value: the environment's, or a new one that is kept in `.env`.
 * @throws {Error} when a secret is missing and the file cannot be written.
 */
function ensureSecrets() {
  const missing = Object.entries(generators).filter(([name]) => !process.env[name])
  if (missing.length === 0) return

  const created = Object.fromEntries(missing.map(([name, generate]) => [name, generate()]))
  const file = path.resolve(root, process.env.ENV_PATH || '.env')
  try {
    appendSecrets(file, created)
  } catch (error) {
    const names = Object.keys(created).join(', ')
    throw new Error(`Cannot write ${file} (${codeOf(error)}); give ${names} in the environment instead.`, {
      cause: error,
    })
  }

  Object.assign(process.env, created)
}

module.exports = { ensureSecrets }
