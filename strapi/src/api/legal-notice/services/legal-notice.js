'use strict'

const { createCoreService } = require('@strapi/strapi').factories

module.exports = createCoreService('api::legal-notice.legal-notice')
