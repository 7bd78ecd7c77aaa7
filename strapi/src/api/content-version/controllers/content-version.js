'use strict'

/** @import { Core } from '@strapi/strapi' */

const { readContentVersion } = require('../../../content/content-version')

/** @typedef {{ set: (header: string, value: string) => void, body: unknown }} Context */

/** A site whose content has this version need not read it again. @param {{ strapi: Core.Strapi }} context */
module.exports = ({ strapi }) => ({
  /** @param {Context} ctx */
  async find(ctx) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { data: { version: await readContentVersion(strapi) } }
  },
})
