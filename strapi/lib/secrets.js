'use strict'

const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')

const random = () => crypto.randomBytes(32).toString('base64')

const generators = {
  APP_KEYS: () => [random(), random()].join(','),
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  JWT_SECRET: random,
  ENCRYPTION_KEY: random,
}

/**
 * Gives every secret Strapi needs a value: the environment's, else a new one written for the next starts to the same
 * `.env` Strapi has just read (ENV_PATH, else the package's own), readable by its owner only.
 * Throws when a secret is missing and the file cannot be written.
 */
function ensureSecrets() {
  const missing = Object.keys(generators).filter((name) => !process.env[name])
  if (missing.length === 0) return

  const created = Object.fromEntries(missing.map((name) => [name, generators[name]()]))
  const lines = missing.map((name) => `${name}=${created[name]}\n`)
  const file = path.resolve(root, process.env.ENV_PATH || '.env')

  try {
    const lastByte = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').slice(-1) : ''
    // An .env edited by hand may not end with a line break: the first secret would be glued to its last line.
    if (lastByte && lastByte !== '\n') lines.unshift('\n')
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.appendFileSync(file, lines.join(''), { mode: 0o600 })
    fs.chmodSync(file, 0o600)
  } catch (error) {
    throw new Error(
      `Cannot write ${file} (${error.code}); give ${missing.join(', ')} in the environment instead.`,
    )
  }

  Object.assign(process.env, created)
}

module.exports = { ensureSecrets }
