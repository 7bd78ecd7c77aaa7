'use strict'

/** @import { Core } from '@strapi/strapi' */

const { checkPassword, generatePassword } = require('./passwords')

/**
 * Does nothing once the account exists: the owner may have changed the password.
 * @param {Core.Strapi} strapi
 * @param {number} role The id of the owner's role.
 */
async function createOwner(strapi, role) {
  const { OWNER_EMAIL, OWNER_PASSWORD, OWNER_NAME } = process.env
  if (!OWNER_EMAIL) return
  const users = strapi.service('admin::user')
  // Strapi creates the first administrator only while there is no account.
  if (!(await users.exists())) {
    throw new Error('OWNER_EMAIL needs an administrator first: set ADMIN_EMAIL and ADMIN_PASSWORD too.')
  }

  const email = OWNER_EMAIL.trim().toLowerCase()
  /** @type {{ roles: { id: number }[] } | null} */
  const existing = await users.findOneByEmail(email, ['roles'])
  if (existing) {
    if (!existing.roles.some(({ id }) => id === role)) {
      strapi.log.warn(`OWNER_EMAIL: the account ${email} exists with another role, and was left as it is.`)
    }
    return
  }

  const [firstname, ...names] = (OWNER_NAME ?? '').trim().split(/\s+/)
  const password = OWNER_PASSWORD || generatePassword()
  checkPassword('OWNER_PASSWORD', password)
  await users.create({
    email,
    password,
    firstname: firstname || null,
    lastname: names.join(' '),
    preferedLanguage: 'fr',
    isActive: true,
    registrationToken: null,
    roles: [role],
  })

  if (!OWNER_PASSWORD) {
    console.log(`Compte de la gérance créé : ${email}, mot de passe ${password} (affiché une seule fois).`)
  }
}

module.exports = { createOwner }
