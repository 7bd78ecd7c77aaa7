'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @type {Core.Config.Api} */
module.exports = {
  rest: {
    maxLimit: 100,
    // The site sends `publicationState`, a parameter of older versions: it must be ignored, not refused.
    strictParams: false,
  },
}
