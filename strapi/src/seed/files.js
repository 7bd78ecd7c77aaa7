'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { SeedFile } from './content' */

const fs = require('node:fs')
const path = require('node:path')

// Stored as products_wood_cast_<10 hexadecimal digits>.jpg, and a file for each format.
/** @param {SeedFile} file */
const uploadName = ({ name, file }) => `${name.replaceAll('/', '-')}${path.extname(file)}`
/** @param {string} name */
const storedPrefix = (name) => name.replace(/[^a-zA-Z0-9]+/g, '_')

/**
 * @param {Core.Strapi} strapi
 * @param {SeedFile[]} files
 * @returns {Promise<Map<string, number>>} ids by name.
 */
async function uploadFiles(strapi, files) {
  if (files.length === 0) return new Map()

  /** @type {{ id: number }[]} */
  const uploaded = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: {
        fileInfo: files.map((file) => ({ name: uploadName(file), alternativeText: file.alternativeText })),
      },
      files: files.map((file) => ({
        filepath: file.file,
        originalFilename: uploadName(file),
        mimetype: file.mimetype,
        size: fs.statSync(file.file).size,
      })),
    })

  /** @type {Map<string, number>} */
  const ids = new Map()
  // Strapi returns them in the order of the files.
  for (const [index, { id }] of uploaded.entries()) {
    const file = files[index]
    if (file) ids.set(file.name, id)
  }
  return ids
}

/** @param {Core.Strapi} strapi @param {SeedFile[]} seeded */
async function deleteOrphanFiles(strapi, seeded) {
  const folder = path.join(strapi.dirs.static.public, 'uploads')
  const prefixes = seeded.map(({ name }) => storedPrefix(name)).join('|')
  const pattern = new RegExp(`^(?:[a-z]+_)?((?:${prefixes})_[0-9a-f]{10})\\.[a-z]+$`)
  /** @type {{ hash: string }[]} */
  const files = await strapi.db.query('plugin::upload.file').findMany({ select: ['hash'] })
  const known = new Set(files.map(({ hash }) => hash))

  for (const file of fs.readdirSync(folder)) {
    const hash = pattern.exec(file)?.[1]
    if (hash && !known.has(hash)) fs.unlinkSync(path.join(folder, file))
  }
}

module.exports = { uploadFiles, deleteOrphanFiles }
