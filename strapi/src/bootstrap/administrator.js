'use strict'

/** @import { Core } from '@strapi/strapi' */

const crypto = require('node:crypto')

const MIN_PASSWORD_LENGTH = 8

/**
 * ADMIN_EMAIL and ADMIN_PASSWORD, or a generated password with ADMIN_SETUP=generate; otherwise null.
 * @param {NodeJS.ProcessEnv} env
 */
function requestedAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_SETUP }) {
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, isGenerated: false }
  }
  if (ADMIN_SETUP !== 'generate') return null
  return {
    email: ADMIN_EMAIL || 'admin@example.com',
    // The prefix satisfies Strapi's password rule: a lower case letter, an upper case letter and a digit.
    password: `Bb1-${crypto.randomBytes(12).toString('base64url')}`,
    isGenerated: true,
  }
}

/**
 * Creates the first administrator when there is none, so that nobody else can register as one.
 * Does nothing once one exists, whatever the variables say.
 * @param {Core.Strapi} strapi
 */
async function createFirstAdministrator(strapi) {
  const users = strapi.service('admin::user')
  if (await users.exists()) return

  const request = requestedAdministrator(process.env)
  if (!request) return
  if (request.password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`ADMIN_PASSWORD is too short: at least ${MIN_PASSWORD_LENGTH} characters.`)
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
