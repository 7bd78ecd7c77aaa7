'use strict'

const { createCoreRouter } = require('@strapi/strapi').factories

const readable = { middlewares: ['global::published-only'] }

module.exports = createCoreRouter('api::product.product', {
  config: { find: readable, findOne: readable },
})
