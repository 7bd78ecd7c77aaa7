'use strict'

/** @import { Core } from '@strapi/strapi' */

/** Visitors could read drafts with `populate[image][populate]=related`. @param {Core.Strapi} strapi */
function hidePictureRelations(strapi) {
  const { related } = strapi.contentType('plugin::upload.file').attributes
  if (!related) throw new Error('Pictures have no relation “related”: look for its new name.')
  Object.assign(related, { private: true })
}

module.exports = { hidePictureRelations }
