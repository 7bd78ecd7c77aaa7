'use strict'

// Strapi reads its configuration, its public folder and its `.env` from the current folder.
process.chdir(__dirname)
process.env.NODE_ENV ||= 'production'

const { createStrapi } = require('@strapi/strapi')

void createStrapi({ appDir: __dirname, distDir: __dirname }).start()
