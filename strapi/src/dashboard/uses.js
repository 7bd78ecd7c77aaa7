'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { ContentType, Titled } from '../content/types' */

const { contentTypes } = require('@strapi/utils')
const { contentTypesOf, titleOf } = require('../content/types')

/** @typedef {{ uid?: string, documents?: string, files?: string, folders?: string }} Deletion */

/**
 * `titles` are the first of them; a picture in a text leaves an empty frame there.
 * @typedef {{ count: number, titles: string[], isInText: boolean }} Uses
 */

const SHOWN = 3

/** @typedef {{ id: number, hash: string }} StoredFile */

/** @param {string | undefined} list separated by commas */
const split = (list) => (list ? list.split(',') : [])

/** @param {Core.Strapi} strapi @param {Deletion} deletion @returns {Promise<StoredFile[]>} */
async function filesOf(strapi, { files, folders }) {
  const ids = split(folders)
  /** @type {{ path: string }[]} */
  const deleted =
    ids.length > 0
      ? await strapi.db.query('plugin::upload.folder').findMany({ where: { id: { $in: ids } } })
      : []
  const inFolders = deleted.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ])
  return strapi.db.query('plugin::upload.file').findMany({
    select: ['id', 'hash'],
    where: { $or: [{ id: { $in: split(files) } }, ...inFolders] },
  })
}

/** @param {ContentType} type @param {StoredFile[]} files @returns {object[]} */
const showing = ({ attributes }, files) => {
  /** @param {string} wanted */
  const fields = (wanted) => Object.keys(attributes).filter((name) => attributes[name]?.type === wanted)
  return [
    ...fields('media').map((name) => ({ [name]: { id: { $in: files.map(({ id }) => id) } } })),
    ...fields('richtext').flatMap((name) => files.map(({ hash }) => ({ [name]: { $contains: hash } }))),
  ]
}

/** @param {ContentType} type @param {string} uid @param {string[]} documentIds */
const linked = (type, uid, documentIds) =>
  contentTypes.getVisibleAttributes(type).flatMap((name) => {
    const attribute = type.attributes[name]
    const isLink = attribute && 'target' in attribute && attribute.target === uid
    return isLink ? [{ [name]: { documentId: { $in: documentIds } } }] : []
  })

/**
 * @param {Core.Strapi} strapi
 * @param {Deletion} deletion
 * @param {(uid: string) => boolean} mayRead
 * @returns {Promise<Uses>}
 */
async function findUses(strapi, deletion, mayRead) {
  const { uid, documents } = deletion
  const files = uid ? [] : await filesOf(strapi, deletion)
  /** @type {Map<string, string>} */
  const titles = new Map()
  let isInText = false
  for (const type of contentTypesOf(strapi)) {
    const where = uid ? linked(type, uid, split(documents)) : showing(type, files)
    if (where.length === 0 || !mayRead(type.uid)) continue
    /** @type {Titled[]} */
    const found = await strapi.db.query(type.uid).findMany({ where: { $or: where }, orderBy: { id: 'asc' } })
    for (const entry of found) {
      titles.set(entry.documentId, titleOf(type, entry))
      const texts = Object.values(entry).filter((value) => typeof value === 'string')
      isInText ||= files.some(({ hash }) => texts.some((text) => text.includes(hash)))
    }
  }
  return { count: titles.size, titles: [...titles.values()].slice(0, SHOWN), isInText }
}

module.exports = { findUses }
