'use strict'

/** @import { Core } from '@strapi/strapi' */

const { readContentVersion } = require('../../../content/content-version')

/** @typedef {{ set: (header: string, value: string) => void, body: unknown }} Context */

/** A site whose content has this version need not read it again. @param {{ strapi: Core.Strapi }} context */
module.exports = ({ strapi }) => ({
  /** @param {Context} ctx */
  async find(ctx) {
    // nginx lets requests wait for each other for what it may not keep at all.
    ctx.set('Cache-Control', 'max-age=0, s-maxage=5')
    ctx.body = { data: { version: await readContentVersion(strapi) } }
  },
})
