'use strict'

/** @import { Core } from '@strapi/strapi' */

/** Undefined for the administration and for the server's own reading. @param {Core.Strapi} strapi */
function publicRequest(strapi) {
  const request = strapi.requestContext.get()
  if (request?.state.route?.info?.type !== 'content-api') return undefined
  return { isVisitor: !request.state.auth?.credentials }
}

module.exports = { publicRequest }
