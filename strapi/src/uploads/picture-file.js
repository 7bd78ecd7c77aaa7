'use strict'

const crypto = require('node:crypto')
const fs = require('node:fs/promises')
const os = require('node:os')
const path = require('node:path')
const decodeHeic = require('heic-decode')
const sharp = require('sharp')
const { errors } = require('@strapi/utils')

/**
 * @typedef {object} UploadedFile
 * @property {string} filepath
 * @property {string} originalFilename
 * @property {string} mimetype
 * @property {string} [detectedMimeType]
 * @property {number} size bytes
 */

/** px */
const SMALLEST_SIDE = 200
/** px; a logo may be low. */
const LOWEST_SIDE = 20
/** px, in all images of an animation. */
const MOST_PIXELS = 100_000_000
/** A file system allows 255 bytes, and each size of a picture has a longer name. */
const LONGEST_NAME = 100
const LONGEST_EXTENSION = 10

const JPEG_QUALITY = 90

/** @typedef {{ mime: string, extensions: string[] }} Format */

/** @type {Format} */
const JPEG = { mime: 'image/jpeg', extensions: ['.jpg', '.jpeg', '.jpe', '.jfif'] }
/** @type {Format} */
const PDF = { mime: 'application/pdf', extensions: ['.pdf'] }

/** Not AVIF: Strapi keeps the place where it was taken. @type {Record<string, Format>} */
const formats = {
  jpeg: JPEG,
  png: { mime: 'image/png', extensions: ['.png'] },
  webp: { mime: 'image/webp', extensions: ['.webp'] },
  gif: { mime: 'image/gif', extensions: ['.gif'] },
}

/** @param {string} message */
const refuse = (message) => {
  throw new errors.ApplicationError(message)
}

/** @param {string} name @param {Format} format */
function named(name, { mime, extensions: [extension = ''] }) {
  const stem = name.slice(0, name.length - path.extname(name).length)
  return { originalFilename: `${stem}${extension}`, mimetype: mime, detectedMimeType: mime }
}

/** @param {UploadedFile} file @param {Format} format */
const asIs = (file, format) =>
  format.extensions.includes(path.extname(file.originalFilename).toLowerCase())
    ? file
    : { ...file, ...named(file.originalFilename, format) }

/** @param {string} name */
function shortened(name) {
  const found = path.extname(name)
  // A sentence may have a full stop: what follows it is no extension.
  const extension = found.length > LONGEST_EXTENSION ? '' : found
  return name.length > LONGEST_NAME ? name.slice(0, LONGEST_NAME - extension.length) + extension : name
}

/** @param {string} filepath */
async function isPdf(filepath) {
  const file = await fs.open(filepath)
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.toString('latin1') === '%PDF-'
  } finally {
    await file.close()
  }
}

/** @param {string} filepath */
const readMetadata = (filepath) =>
  sharp(filepath)
    .metadata()
    .catch(() => null)

/**
 * sharp cannot decode HEIC.
 * @param {UploadedFile} file
 * @param {string} folder where it writes
 * @param {boolean} isHeic
 * @returns {Promise<UploadedFile>}
 */
async function toJpeg(file, folder, isHeic) {
  const filepath = path.join(folder, `${crypto.randomUUID()}.jpg`)
  const source = isHeic
    ? await decodeHeic({ buffer: await fs.readFile(file.filepath) }).then(({ width, height, data }) =>
        sharp(data, { raw: { width, height, channels: 4 } }),
      )
    : sharp(file.filepath, { failOn: 'error' }).autoOrient()
  const { size } = await source
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY })
    .toFile(filepath)
  return { ...file, ...named(file.originalFilename, JPEG), filepath, size }
}

/** A file that was cut has sound metadata. @param {string} filepath */
const isSound = (filepath) =>
  sharp(filepath)
    .resize(16, 16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

/**
 * By its content, not by its name.
 * @param {UploadedFile} file
 * @param {string} folder for a file that is written again
 * @returns {Promise<UploadedFile>} the file to store
 * @throws {errors.ApplicationError} with a sentence for the owner, when the file cannot be used.
 */
async function prepareFile(file, folder) {
  const { filepath, originalFilename: name } = file
  const metadata = await readMetadata(filepath)
  if (!metadata || metadata.format === 'svg') {
    // As a picture, visitors would see nothing.
    if (path.extname(name).toLowerCase() === '.pdf' && (await isPdf(filepath))) return asIs(file, PDF)
    return refuse(`« ${name} » n’est pas une photo. Envoyez une image JPEG, PNG ou WebP.`)
  }
  const { width, height, pages = 1 } = metadata
  if (Math.max(width, height) < SMALLEST_SIDE || Math.min(width, height) < LOWEST_SIDE) {
    return refuse(
      `La photo « ${name} » est trop petite (${width} × ${height} px). Il lui faut au moins ${SMALLEST_SIDE} px dans un sens et ${LOWEST_SIDE} px dans l’autre, et 1 200 px pour être nette en grand.`,
    )
  }
  if (width * height > MOST_PIXELS) {
    return refuse(
      `L’image « ${name} » est trop grande (${width} × ${height} px). Réduisez-la à 10 000 px de côté au plus.`,
    )
  }

  const format = formats[metadata.format]
  // Strapi makes all images of an animation smaller.
  if (format && width * height * pages > MOST_PIXELS) {
    return refuse(
      `L’animation « ${name} » est trop longue (${pages} images de ${width} × ${height} px). Raccourcissez-la, ou envoyez une photo.`,
    )
  }
  if (format && (await isSound(filepath))) return asIs(file, format)

  const isHeic = metadata.format === 'heif' && metadata.compression === 'hevc'
  try {
    return await toJpeg(file, folder, isHeic)
  } catch (error) {
    console.warn(`The picture “${name}” cannot be decoded: ${String(error)}`)
    return refuse(
      isHeic
        ? `La photo « ${name} » est au format HEIC et n’a pas pu être convertie. Enregistrez-la en JPEG ; sur un iPhone : Réglages, Appareil photo, Formats, « Le plus compatible ».`
        : `Le fichier « ${name} » est incomplet ou abîmé. Envoyez-le de nouveau, de préférence depuis l’appareil qui a pris la photo.`,
    )
  }
}

/**
 * @template Result
 * @param {UploadedFile[]} files
 * @param {(prepared: UploadedFile[]) => Promise<Result>} store
 */
async function storePrepared(files, store) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pictures-'))
  try {
    /** @type {UploadedFile[]} */
    const prepared = []
    // Decoding takes up to 200 MB.
    for (const file of files) {
      const sound = await prepareFile(file, folder)
      prepared.push({ ...sound, originalFilename: shortened(sound.originalFilename) })
    }
    return await store(prepared)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

module.exports = { shortened, storePrepared }
