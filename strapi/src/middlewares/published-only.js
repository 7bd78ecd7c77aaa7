'use strict'

/** @import { Core } from '@strapi/strapi' */

// Whoever may read a content type may also ask for `status=draft`. Visitors get published content whatever they ask
// for; API tokens made in the administration keep the choice, for previews.
/** @type {Core.MiddlewareFactory} */
module.exports = () => (ctx, next) => {
  if (!ctx.state.auth?.credentials) ctx.query.status = 'published'
  return next()
}
