'use strict'

/** Turns photographs upright when they are uploaded: a telephone's picture says how it was held only in its EXIF data. */
async function straightenPhotographs(strapi) {
  const upload = strapi.plugin('upload').service('upload')
  const settings = await upload.getSettings()
  if (!settings.autoOrientation) await upload.setSettings({ ...settings, autoOrientation: true })
}

module.exports = { straightenPhotographs }
