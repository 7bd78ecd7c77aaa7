'use strict'

const { ensureSecrets } = require('../lib/secrets')

// Strapi reads this file before every other one that needs a secret, whatever the command.
ensureSecrets()

module.exports = ({ env }) => ({
  autoOpen: false,
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
})
