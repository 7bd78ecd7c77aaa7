'use strict'

/** @import { Core } from '@strapi/strapi' */

const { readMail } = require('../lib/mail')
const { readStorage } = require('../lib/storage')
const { UPLOAD_MAX_BYTES } = require('../src/shared/upload-limit.mjs')

/** ms. A picture in a text has an address without its version: once replaced, visitors see the new one soon. */
const UNVERSIONED = 10 * 60 * 1000

/** @param {import('node:http').ServerResponse} response */
const cacheVersions = (response) => {
  if (!response.req.url?.includes('?v=')) return
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
}

/** @type {Core.Config.Shared.ConfigFunction<Core.Config.Plugin>} */
module.exports = ({ env }) => {
  const bucket = readStorage(process.env)
  const mail = readMail(process.env)

  return {
    upload: {
      config: {
        ...(bucket && { provider: 'strapi-provider-upload-s3' }),
        sizeLimit: env.int('UPLOAD_MAX_BYTES', UPLOAD_MAX_BYTES),
        // An SVG can hold a script, which would run on this origin.
        security: { allowedTypes: ['image/*', 'application/pdf'], deniedTypes: ['image/svg+xml'] },
        // px. Without `xlarge`, visitors would download 4000 px where 1600 are enough.
        breakpoints: { xsmall: 320, small: 500, medium: 750, large: 1000, xlarge: 1600 },
        concurrentUploadSize: 4,
        // Files that were stored before the bucket was chosen are still served from the disk.
        providerOptions: { ...bucket, localServer: { maxage: UNVERSIONED, setHeaders: cacheVersions } },
      },
    },
    ...(mail && {
      email: {
        config: {
          provider: 'nodemailer',
          providerOptions: mail.server,
          settings: { defaultFrom: mail.from, defaultReplyTo: mail.from },
        },
      },
    }),
    'content-type-builder': { enabled: env('NODE_ENV') === 'development' },
    'users-permissions': {
      config: { jwtSecret: env('JWT_SECRET') },
    },
  }
}
