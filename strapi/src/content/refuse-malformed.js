'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

const { errors } = require('@strapi/utils')
const { publicRequest } = require('./public-request')

/**
 * Strapi would answer `_q[$contains]=a` with 500.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const refuseMalformed = (strapi) => (context, next) => {
  const { action, params, uid } = context
  if (action === 'findMany' && publicRequest(strapi)) {
    const { _q, fields, filters, sort } = params
    try {
      const query = strapi.get('query-params').transform(uid, { _q, fields, filters, sort })
      strapi.db.queryBuilder(uid).init(query).getKnexQuery().toSQL()
    } catch (error) {
      throw error instanceof errors.ApplicationError
        ? error
        : new errors.ValidationError('Malformed parameters')
    }
  }
  return next()
}

module.exports = { refuseMalformed }
