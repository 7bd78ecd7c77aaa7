'use strict'

/** @import { Core } from '@strapi/strapi' */

const { checkPassword, generatePassword } = require('./passwords')

/** @param {NodeJS.ProcessEnv} env */
function requestedAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_SETUP }) {
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, isGenerated: false }
  }
  if (ADMIN_SETUP !== 'generate') return null
  return {
    email: ADMIN_EMAIL || 'admin@example.com',
    password: generatePassword(),
    isGenerated: true,
  }
}

/** Otherwise anybody could register as the first one. @param {Core.Strapi} strapi */
async function createFirstAdministrator(strapi) {
  const users = strapi.service('admin::user')
  if (await users.exists()) return

  const request = requestedAdministrator(process.env)
  if (!request) return
  checkPassword('ADMIN_PASSWORD', request.password)

  const email = request.email.trim().toLowerCase()
  await users.createFirstAdmin({
    email,
    password: request.password,
    firstname: 'Administration',
    lastname: '',
    preferedLanguage: 'fr',
  })

  if (request.isGenerated) {
    console.log(`Administrateur créé : ${email}, mot de passe ${request.password} (affiché une seule fois).`)
  }
}

module.exports = { createFirstAdministrator }
