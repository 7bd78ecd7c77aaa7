'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Context } from 'koa' */

const fs = require('node:fs')
const path = require('node:path')
const { FOLDER, filesOf, guidePage } = require('./page')

/** @param {string} url @param {(ctx: Context) => void} handler @returns {Omit<Core.Route, 'info'>} */
const route = (url, handler) => ({
  method: 'GET',
  path: url,
  handler(ctx) {
    ctx.set('X-Robots-Tag', 'noindex')
    handler(ctx)
  },
  config: { auth: false },
})

/** @param {Core.Strapi} strapi */
function registerGuide(strapi) {
  const html = guidePage(process.env.GUIDE_CONTACT ?? '')
  const files = ['style.css', ...filesOf('images').map((name) => `images/${name}`)]
  strapi.server.routes([
    route('/guide', (ctx) => {
      ctx.type = 'html'
      ctx.set('Cache-Control', 'no-cache')
      ctx.body = html
    }),
    ...files.map((file) =>
      route(`/guide/${file}`, (ctx) => {
        ctx.type = path.extname(file)
        ctx.set('Cache-Control', 'public, max-age=3600')
        ctx.body = fs.createReadStream(path.join(FOLDER, file))
      }),
    ),
  ])
}

module.exports = { registerGuide }
