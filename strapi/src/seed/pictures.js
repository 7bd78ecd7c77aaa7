'use strict'

const fs = require('node:fs')
const path = require('node:path')

// "products/wood-cast" is stored as products_wood_cast_<10 hexadecimal digits>.jpg, plus one file per format.
const uploadName = (name) => `${name.replaceAll('/', '-')}.jpg`
const storedStem = (name) => name.replace(/[^a-zA-Z0-9]+/g, '_')

/** Uploads the content's pictures as an editor would, so that Strapi makes their formats. Returns ids by picture name. */
async function uploadPictures(strapi, { pictures }) {
  if (pictures.length === 0) return new Map()

  const uploaded = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: {
        fileInfo: pictures.map(({ name, alternativeText }) => ({ name: uploadName(name), alternativeText })),
      },
      files: pictures.map(({ name, file }) => ({
        filepath: file,
        originalFilename: uploadName(name),
        mimetype: 'image/jpeg',
        size: fs.statSync(file).size,
      })),
    })

  return new Map(pictures.map(({ name }, index) => [name, uploaded[index].id]))
}

/** Deletes the files of the seed's pictures that no row of the media library knows. */
async function removeStrayPictures(strapi, { pictures }) {
  const folder = path.join(strapi.dirs.static.public, 'uploads')
  const stems = pictures.map(({ name }) => storedStem(name)).join('|')
  const pattern = new RegExp(`^(?:[a-z]+_)?((?:${stems})_[0-9a-f]{10})\\.[a-z]+$`)
  const known = new Set(
    (await strapi.db.query('plugin::upload.file').findMany({ select: ['hash'] })).map(({ hash }) => hash),
  )

  for (const file of fs.readdirSync(folder)) {
    const hash = pattern.exec(file)?.[1]
    if (hash && !known.has(hash)) fs.unlinkSync(path.join(folder, file))
  }
}

module.exports = { uploadPictures, removeStrayPictures }
