'use strict'

/** @import { Core } from '@strapi/strapi' */

const { CSP_DEFAULTS } = require('@strapi/utils')
const { readStorage } = require('../lib/storage')
const { UPLOAD_MAX_BYTES } = require('../src/shared/upload-limit.mjs')

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** @param {{ get: (header: string) => string }} ctx */
const localOrigin = (ctx) => {
  const origin = ctx.get('Origin')
  return LOCAL_ORIGIN.test(origin) ? [origin] : []
}

/** @type {Core.Config.Shared.ConfigFunction<Core.Config.Middlewares>} */
module.exports = ({ env }) => {
  const origins = env.array('CORS_ORIGINS', []).filter(Boolean)

  const bucket = readStorage(process.env)
  const mediaOrigins = bucket ? [new URL(bucket.publicUrl).origin] : []

  return [
    'strapi::logger',
    'global::french-errors',
    'strapi::errors',
    {
      name: 'strapi::security',
      config: {
        // The site shows these pictures from another origin.
        crossOriginResourcePolicy: { policy: 'cross-origin' },
        contentSecurityPolicy: {
          useDefaults: true,
          // The administration shows the files, and reads one to crop it.
          directives: {
            'connect-src': [...CSP_DEFAULTS['connect-src'], ...mediaOrigins],
            'img-src': [...CSP_DEFAULTS['img-src'], ...mediaOrigins],
            'media-src': [...CSP_DEFAULTS['media-src'], ...mediaOrigins],
          },
        },
      },
    },
    {
      name: 'strapi::cors',
      config: {
        origin: origins.length > 0 ? origins : localOrigin,
        headers: ['Content-Type', 'Authorization', 'Origin', 'Accept', 'Strapi-Response-Format'],
        credentials: false,
      },
    },
    'strapi::compression',
    'strapi::query',
    'global::received-files',
    {
      name: 'strapi::body',
      config: {
        formLimit: '1mb',
        jsonLimit: '2mb',
        textLimit: '1mb',
        formidable: {
          maxFileSize: env.int('UPLOAD_MAX_BYTES', UPLOAD_MAX_BYTES),
          // No other field is read.
          filter: (/** @type {{ name: string }} */ { name }) => name === 'files',
        },
      },
    },
    'strapi::favicon',
    'strapi::public',
    'global::picture-versions',
    'global::health',
  ]
}
