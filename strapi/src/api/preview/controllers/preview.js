'use strict'

/** @import { Core } from '@strapi/strapi' */

const { readPreview } = require('../../../preview/token')

/**
 * @typedef {object} Context
 * @property {(header: string) => string} get
 * @property {(header: string, value: string) => void} set
 * @property {(message: string) => void} unauthorized
 * @property {(message: string) => void} notFound
 * @property {Record<string, unknown>} state
 * @property {unknown} body
 */

/** @param {{ strapi: Core.Strapi }} context */
module.exports = ({ strapi }) => ({
  /** @param {Context} ctx */
  async find(ctx) {
    ctx.set('Cache-Control', 'no-store')
    const previewed = readPreview(ctx.get('Authorization').replace(/^Bearer /, ''))
    if (!previewed) return ctx.unauthorized('The preview has expired.')

    const { uid, documentId, status } = previewed
    // A visitor otherwise, who reads published entries only.
    ctx.state.auth = { credentials: previewed }
    const entry = await strapi.documents(uid).findOne({ documentId, status, populate: '*' })
    if (!entry) return ctx.notFound('The entry no longer exists.')

    ctx.body = {
      data: await strapi.contentAPI.sanitize.output(entry, strapi.contentType(uid)),
      meta: { uid },
    }
  },
})
