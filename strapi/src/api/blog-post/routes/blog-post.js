'use strict'

const { createCoreRouter } = require('@strapi/strapi').factories

const readable = { middlewares: ['global::published-only'] }

module.exports = createCoreRouter('api::blog-post.blog-post', {
  config: { find: readable, findOne: readable },
})
