'use strict'

const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')

module.exports = ({ env }) => {
  const publicDir = path.resolve(root, env('PUBLIC_DIR', 'public'))
  // Strapi refuses to start without it, and reads it before any code of ours but the configuration.
  fs.mkdirSync(path.join(publicDir, 'uploads'), { recursive: true })

  return {
    host: env('HOST', '127.0.0.1'),
    port: env.int('PORT', 1337),
    url: env('PUBLIC_URL', ''),
    proxy: { koa: env.bool('IS_PROXIED', false) },
    app: { keys: env.array('APP_KEYS') },
    dirs: { public: publicDir },
    transfer: { remote: { enabled: false } },
    logger: {
      config: { level: env('LOG_LEVEL', 'warn') },
      startup: { enabled: false },
      updates: { enabled: false },
    },
  }
}
