'use strict'

/** @import { Core } from '@strapi/strapi' */

/**
 * Hides which entries show a picture: visitors could read drafts through it, with
 * `populate[image][populate]=related`.
 * @param {Core.Strapi} strapi
 */
function hidePictureRelations(strapi) {
  const { related } = strapi.contentType('plugin::upload.file').attributes
  if (!related) throw new Error('Pictures have no relation “related”: look for its new name.')
  Object.assign(related, { private: true })
}

module.exports = { hidePictureRelations }
