'use strict'

/** @import { Core } from '@strapi/strapi' */

const fs = require('node:fs')
const path = require('node:path')
const { FOLDER, filesOf, guidePage } = require('./page')

/**
 * @typedef {object} Context
 * @property {string} type
 * @property {unknown} body
 * @property {(header: string, value: string) => void} set
 */

/** @param {string} url @param {(ctx: Context) => void} handler */
const route = (url, handler) => ({
  method: /** @type {const} */ ('GET'),
  path: url,
  /** @param {Context} ctx */
  handler(ctx) {
    ctx.set('X-Robots-Tag', 'noindex')
    handler(ctx)
  },
  config: { auth: /** @type {const} */ (false) },
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
