'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

const { publicRequest } = require('./public-request')

/**
 * Gives visitors published content only, whatever type and address they request. Strapi lets everyone who may read a
 * type request `status=draft`, and ask with `publicationFilter` which entries have a draft in preparation. API tokens,
 * created in the administration, may do both for previews.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const publishedOnly = (strapi) => (context, next) => {
  if (publicRequest(strapi)?.isVisitor) {
    Object.assign(context.params, {
      status: 'published',
      publicationFilter: undefined,
      hasPublishedVersion: undefined,
    })
  }
  return next()
}

module.exports = { publishedOnly }
