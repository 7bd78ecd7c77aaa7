'use strict'

/** @import { Environment } from './storage' */

/**
 * @typedef {object} MailServer
 * @property {string} host
 * @property {number} port
 * @property {boolean} secure whether it speaks TLS from the start, without STARTTLS
 * @property {boolean} requireTLS
 * @property {{ user: string, pass: string }} [auth]
 */

const TLS_PORT = 465
const DEPENDENT = ['SMTP_PORT', 'SMTP_USERNAME', 'SMTP_PASSWORD', 'MAIL_FROM']

/** « Name <name@example.fr> » or the address alone. */
const SENDER = /^(?:[^<>]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/

/**
 * How e-mail is sent; null when it is not.
 * @param {Environment} env
 * @returns {{ server: MailServer, from: string } | null}
 * @throws {Error} that names the variable which is missing or malformed.
 */
function readMail(env) {
  const { SMTP_HOST: host, SMTP_PORT = '', SMTP_USERNAME: user, SMTP_PASSWORD: pass, MAIL_FROM: from } = env
  if (!host) {
    const useless = DEPENDENT.find((name) => env[name])
    if (useless) throw new Error(`${useless} is set, but SMTP_HOST is not.`)
    return null
  }
  if (!from) throw new Error('SMTP_HOST is set, but MAIL_FROM is not: the address that messages come from.')
  if (!SENDER.test(from)) {
    throw new Error(`MAIL_FROM is "${from}"; expected an address such as "Nom <contact@example.fr>".`)
  }
  const port = Number(SMTP_PORT || 587)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`SMTP_PORT is "${SMTP_PORT}"; expected a port, such as 587.`)
  }
  if (Boolean(user) !== Boolean(pass)) {
    throw new Error(`${user ? 'SMTP_PASSWORD' : 'SMTP_USERNAME'} is missing: both are needed, or neither.`)
  }
  const secure = port === TLS_PORT
  return {
    from,
    server: { host, port, secure, requireTLS: Boolean(user), ...(user && pass && { auth: { user, pass } }) },
  }
}

module.exports = { readMail }
