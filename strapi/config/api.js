'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @type {Core.Config.Api} */
module.exports = {
  rest: {
    prefix: '/api',
    defaultLimit: 25,
    maxLimit: 100,
    withCount: true,
    // The site sends `publicationState`, a parameter of older versions: it must be ignored, not refused.
    strictParams: false,
  },
}
