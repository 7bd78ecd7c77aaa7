'use strict'

/** @import { Core } from '@strapi/strapi' */

const { readPreview } = require('../../../preview/token')

/** @param {{ strapi: Core.Strapi }} context @returns {Core.Controller} */
module.exports = ({ strapi }) => ({
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
