'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { ContentType } from '../content/types' */

const { contentTypes } = require('@strapi/utils')
const { contentTypesOf } = require('../content/types')

/** What is about to be deleted: entries of a type, or files and folders of the media library. */
/** @typedef {{ uid?: string, documents?: string, files?: string, folders?: string }} Deletion */

/** `titles` are the first of them. @typedef {{ count: number, titles: string[] }} Uses */

const SHOWN = 3

/** @typedef {{ id: number, hash: string }} StoredFile */

/** @param {string | undefined} list separated by commas */
const split = (list) => (list ? list.split(',') : [])

/**
 * The files that are deleted, also with their folders.
 * @param {Core.Strapi} strapi
 * @param {Deletion} deletion
 * @returns {Promise<StoredFile[]>}
 */
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

/**
 * Where an entry of this type shows one of the files: a field with pictures, or a text.
 * @param {ContentType} type
 * @param {StoredFile[]} files
 * @returns {object[]}
 */
const showing = ({ attributes }, files) => {
  /** @param {string} wanted */
  const fields = (wanted) => Object.keys(attributes).filter((name) => attributes[name]?.type === wanted)
  return [
    ...fields('media').map((name) => ({ [name]: { id: { $in: files.map(({ id }) => id) } } })),
    ...fields('richtext').flatMap((name) => files.map(({ hash }) => ({ [name]: { $contains: hash } }))),
  ]
}

/**
 * Where an entry of this type is linked to one of the entries.
 * @param {ContentType} type
 * @param {string} uid
 * @param {string[]} documentIds
 */
const linked = (type, uid, documentIds) =>
  contentTypes.getVisibleAttributes(type).flatMap((name) => {
    const attribute = type.attributes[name]
    const isLink = attribute && 'target' in attribute && attribute.target === uid
    return isLink ? [{ [name]: { documentId: { $in: documentIds } } }] : []
  })

/**
 * The entries that use what is about to be deleted, as they are edited or as visitors see them.
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
  for (const type of contentTypesOf(strapi)) {
    const where = uid ? linked(type, uid, split(documents)) : showing(type, files)
    if (where.length === 0 || !mayRead(type.uid)) continue
    /** @type {{ documentId: string, title?: string, name?: string }[]} */
    const found = await strapi.db.query(type.uid).findMany({ where: { $or: where }, orderBy: { id: 'asc' } })
    for (const { documentId, title, name } of found)
      titles.set(documentId, type.kind === 'singleType' ? type.info.displayName : (title ?? name ?? ''))
  }
  return { count: titles.size, titles: [...titles.values()].slice(0, SHOWN) }
}

module.exports = { findUses }
