'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

const { publicRequest } = require('./public-request')

/**
 * Strapi lets everyone who may read a type request `status=draft` or a `publicationFilter`.
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
