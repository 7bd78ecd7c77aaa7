'use strict'

/** @import { Core } from '@strapi/strapi' */

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** @param {{ get: (header: string) => string }} ctx */
const localOrigin = (ctx) => {
  const origin = ctx.get('Origin')
  return LOCAL_ORIGIN.test(origin) ? [origin] : []
}

/** @type {Core.Config.Shared.ConfigFunction<Core.Config.Middlewares>} */
module.exports = ({ env }) => {
  const origins = env.array('CORS_ORIGINS', []).filter(Boolean)

  return [
    'strapi::logger',
    'global::french-errors',
    'strapi::errors',
    {
      name: 'strapi::security',
      // The site shows these pictures from another origin.
      config: { crossOriginResourcePolicy: { policy: 'cross-origin' } },
    },
    {
      name: 'strapi::cors',
      config: {
        origin: origins.length > 0 ? origins : localOrigin,
        headers: ['Content-Type', 'Authorization', 'Origin', 'Accept', 'Strapi-Response-Format'],
        // The public API needs no cookie, and the administration has the same origin as this server.
        credentials: false,
      },
    },
    'strapi::compression',
    'strapi::query',
    {
      name: 'strapi::body',
      config: {
        formLimit: '1mb',
        jsonLimit: '2mb',
        textLimit: '1mb',
        formidable: { maxFileSize: env.int('UPLOAD_MAX_BYTES', 20 * 1024 * 1024) },
      },
    },
    'strapi::favicon',
    'strapi::public',
    'global::picture-versions',
  ]
}
