'use strict'

const { createCoreController } = require('@strapi/strapi').factories

module.exports = createCoreController('api::home-page.home-page')
