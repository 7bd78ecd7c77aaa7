'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

const { errors } = require('@strapi/utils')
const { publicRequest } = require('./public-request')

/**
 * Refuses a public request with parameters of which no database query can be made, such as `_q[$contains]=a`: Strapi would
 * answer that the server has failed (500), and log it.
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
      // Strapi's own refusals say more.
      throw error instanceof errors.ApplicationError
        ? error
        : new errors.ValidationError('Malformed parameters')
    }
  }
  return next()
}

module.exports = { refuseMalformed }
