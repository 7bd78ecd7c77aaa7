'use strict'

const { createCoreRouter } = require('@strapi/strapi').factories

const readable = { middlewares: ['global::published-only'] }

module.exports = createCoreRouter('api::article.article', {
  config: { find: readable, findOne: readable },
})
