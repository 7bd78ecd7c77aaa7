'use strict'

/** @import { Core } from '@strapi/strapi' */

const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')

/** @type {Core.Config.Shared.ConfigFunction<Core.Config.Server>} */
module.exports = ({ env }) => {
  const publicDir = path.resolve(root, env('PUBLIC_DIR', 'public'))
  // Strapi refuses to start without this folder, and looks for it before it runs `src`.
  fs.mkdirSync(path.join(publicDir, 'uploads'), { recursive: true })

  return {
    host: env('HOST', '127.0.0.1'),
    port: env.int('PORT', 1337),
    url: env('PUBLIC_URL', ''),
    proxy: {
      koa: env.bool('IS_PROXIED', false),
      // The last address in `X-Forwarded-For` is the proxy's; a visitor may write the others.
      maxIpsCount: 1,
    },
    app: { keys: env.array('APP_KEYS', []) },
    dirs: { public: publicDir },
    transfer: { remote: { enabled: false } },
    logger: {
      config: { level: env('LOG_LEVEL', 'warn') },
      startup: { enabled: false },
      updates: { enabled: false },
    },
  }
}
