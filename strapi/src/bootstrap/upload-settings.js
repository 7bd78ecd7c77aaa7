'use strict'

/** @import { Core } from '@strapi/strapi' */

/**
 * Makes Strapi rotate uploaded photographs according to their EXIF data.
 * @param {Core.Strapi} strapi
 */
async function enableAutoOrientation(strapi) {
  const upload = strapi.plugin('upload').service('upload')
  const settings = await upload.getSettings()
  if (!settings.autoOrientation) await upload.setSettings({ ...settings, autoOrientation: true })
}

module.exports = { enableAutoOrientation }
