'use strict'

/** @import { Core } from '@strapi/strapi' */

const { ensureSecrets } = require('../lib/secrets')
const { previewUrl } = require('../src/preview/preview-url')

// With every command, Strapi reads this file before the others that need a secret.
ensureSecrets()

/** @param {string} siteUrl @returns {Core.Config.Admin['preview']} */
const preview = (siteUrl) =>
  siteUrl
    ? { enabled: true, config: { allowedOrigins: [new URL(siteUrl).origin], handler: previewUrl(siteUrl) } }
    : // Without it, every entry has a button “Set up preview”.
      { enabled: false, config: { allowedOrigins: [], handler: () => undefined } }

/** @type {Core.Config.Shared.ConfigFunction<Core.Config.Admin>} */
module.exports = ({ env }) => ({
  autoOpen: false,
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  preview: preview(env('SITE_URL', '')),
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
})
