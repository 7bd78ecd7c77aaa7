'use strict'

/** @import { Core } from '@strapi/strapi' */

// Strapi lets everyone who may read a content type also request `status=draft`. Visitors always get published content;
// API tokens, created in the admin panel, may request drafts for previews.
/** @type {Core.MiddlewareFactory} */
module.exports = () => (ctx, next) => {
  if (!ctx.state.auth?.credentials) ctx.query.status = 'published'
  return next()
}
