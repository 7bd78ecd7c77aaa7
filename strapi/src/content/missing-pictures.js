'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Entry, Remark } from './remarks' */

const { pictureAddresses } = require('./html')

/** The library names the files of a picture by its hash: `hash.jpg`, `medium_hash.jpg`. */
const FILE = /\/((?:[a-z]+_)?([^/]+))\.[^./?#]+(?:[?#].*)?$/i

/** @param {Core.Strapi} strapi @returns {string[]} how the addresses of its files begin, on the disk and in a bucket. */
function libraryAddresses(strapi) {
  /** @type {string} */
  const server = strapi.config.get('server.absoluteUrl')
  /** @type {string | undefined} */
  const bucket = strapi.config.get('plugin::upload.providerOptions.publicUrl')
  return ['/uploads/', `${server}/uploads/`, ...(bucket ? [`${bucket}/`] : [])]
}

/**
 * Deleted since they were put into a text.
 * @param {Core.Strapi} strapi
 * @param {{ attributes: Record<string, { type?: string } | undefined> }} type
 * @param {Entry} entry
 * @returns {Promise<Remark[]>}
 */
async function missingPictures(strapi, { attributes }, entry) {
  const starts = libraryAddresses(strapi)
  const texts = Object.keys(attributes).filter((name) => attributes[name]?.type === 'richtext')
  const pictures = texts.flatMap((field) =>
    pictureAddresses(entry[field])
      .filter((address) => starts.some((start) => address.startsWith(start)))
      .map((address) => ({ field, hashes: FILE.exec(address)?.slice(1) ?? [] })),
  )
  if (pictures.length === 0) return []
  /** @type {{ hash: string }[]} */
  const files = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { hash: { $in: pictures.flatMap(({ hashes }) => hashes) } }, select: ['hash'] })
  const stored = new Set(files.map(({ hash }) => hash))
  const isMissing = pictures.filter(({ hashes }) => !hashes.some((hash) => stored.has(hash)))
  return [...new Set(isMissing.map(({ field }) => field))].map((field) => ({
    field,
    message:
      'Une image de ce texte n’est plus dans la médiathèque : les visiteurs verraient un cadre vide. Supprimez-la du texte, ou remettez-la avec le bouton « Image ».',
  }))
}

module.exports = { missingPictures }
