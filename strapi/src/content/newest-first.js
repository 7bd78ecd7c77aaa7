'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

const { publicRequest } = require('./public-request')

/**
 * Lists the newest products first for requests that name no order, as the site's do: a product that was just added is
 * seen at once, not at the end of the catalogue.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const newestProductsFirst = (strapi) => (context, next) => {
  const { action, uid, params } = context
  const isList = action === 'findMany' && uid === 'api::product.product'
  if (isList && !params.sort && publicRequest(strapi)) params.sort = 'createdAt:desc'
  return next()
}

module.exports = { newestProductsFirst }
