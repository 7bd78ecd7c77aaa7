'use strict'

/** @import { Core } from '@strapi/strapi' */

const { ensureSecrets } = require('../lib/secrets')

// With every command, Strapi reads this file before the others that need a secret.
ensureSecrets()

/** @type {Core.Config.Shared.ConfigFunction<Core.Config.Admin>} */
module.exports = ({ env }) => ({
  autoOpen: false,
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
})
