'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @param {Core.Strapi} strapi */
async function enableAutoOrientation(strapi) {
  const upload = strapi.plugin('upload').service('upload')
  const settings = await upload.getSettings()
  if (!settings.autoOrientation) await upload.setSettings({ ...settings, autoOrientation: true })
}

module.exports = { enableAutoOrientation }
