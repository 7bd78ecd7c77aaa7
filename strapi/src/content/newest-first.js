'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

const { publicRequest } = require('./public-request')

/**
 * The site's requests name no order.
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
