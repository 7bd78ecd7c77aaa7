'use strict'

/** @import { Core } from '@strapi/strapi' */

const { readContentVersion } = require('../../../content/content-version')

/**
 * A site whose content has this version need not read it again.
 * @param {{ strapi: Core.Strapi }} context
 * @returns {Core.Controller}
 */
module.exports = ({ strapi }) => ({
  async find(ctx) {
    // nginx lets requests wait for each other for what it may not keep at all.
    ctx.set('Cache-Control', 'max-age=0, s-maxage=5')
    ctx.body = { data: { version: await readContentVersion(strapi) } }
  },
})
