'use strict'

const crypto = require('node:crypto')

const SHORTEST_PASSWORD = 8

/** ADMIN_EMAIL and ADMIN_PASSWORD, or a generated password when ADMIN_SETUP=generate asks for one; else null. */
function requestedAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_SETUP }) {
  if (ADMIN_EMAIL && ADMIN_PASSWORD)
    return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, isGenerated: false }
  if (ADMIN_SETUP !== 'generate') return null
  return {
    email: ADMIN_EMAIL || 'admin@example.com',
    // The prefix satisfies the administration's own rule: one lower case, one upper case, one digit.
    password: `Bb1-${crypto.randomBytes(12).toString('base64url')}`,
    isGenerated: true,
  }
}

/**
 * Creates the first administrator when there is none, so that nobody else can claim the administration.
 * Does nothing once one exists, whatever the variables say.
 */
async function createFirstAdministrator(strapi) {
  const users = strapi.service('admin::user')
  if (await users.exists()) return

  const request = requestedAdministrator(process.env)
  if (!request) return
  if (request.password.length < SHORTEST_PASSWORD) {
    throw new Error(`ADMIN_PASSWORD is too short: at least ${SHORTEST_PASSWORD} characters.`)
  }

  const email = request.email.trim().toLowerCase()
  await users.createFirstAdmin({
    email,
    password: request.password,
    firstname: 'Administration',
    lastname: '',
    preferedLanguage: 'fr',
  })

  if (request.isGenerated) {
    console.log(`Administrateur créé : ${email}, mot de passe ${request.password} (affiché une seule fois).`)
  }
}

module.exports = { createFirstAdministrator }
