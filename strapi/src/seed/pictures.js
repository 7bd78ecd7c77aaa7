'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Picture } from './content' */

const fs = require('node:fs')
const path = require('node:path')

// Stored as products_wood_cast_<10 hexadecimal digits>.jpg, and a file for each format.
/** @param {string} name */
const uploadName = (name) => `${name.replaceAll('/', '-')}.jpg`
/** @param {string} name */
const storedPrefix = (name) => name.replace(/[^a-zA-Z0-9]+/g, '_')

/**
 * @param {Core.Strapi} strapi
 * @param {Picture[]} pictures
 * @returns {Promise<Map<string, number>>} ids by picture name.
 */
async function uploadPictures(strapi, pictures) {
  if (pictures.length === 0) return new Map()

  /** @type {{ id: number }[]} */
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

  /** @type {Map<string, number>} */
  const ids = new Map()
  // Strapi returns them in the order of the files.
  for (const [index, { id }] of uploaded.entries()) {
    const picture = pictures[index]
    if (picture) ids.set(picture.name, id)
  }
  return ids
}

/** @param {Core.Strapi} strapi @param {Picture[]} pictures */
async function deleteOrphanPictures(strapi, pictures) {
  const folder = path.join(strapi.dirs.static.public, 'uploads')
  const prefixes = pictures.map(({ name }) => storedPrefix(name)).join('|')
  const pattern = new RegExp(`^(?:[a-z]+_)?((?:${prefixes})_[0-9a-f]{10})\\.[a-z]+$`)
  /** @type {{ hash: string }[]} */
  const files = await strapi.db.query('plugin::upload.file').findMany({ select: ['hash'] })
  const known = new Set(files.map(({ hash }) => hash))

  for (const file of fs.readdirSync(folder)) {
    const hash = pattern.exec(file)?.[1]
    if (hash && !known.has(hash)) fs.unlinkSync(path.join(folder, file))
  }
}

module.exports = { uploadPictures, deleteOrphanPictures }
