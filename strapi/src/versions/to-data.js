'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Attribute, Content, Schema } from './content' */

const { missingPictures } = require('../content/missing-pictures')
const { isObject } = require('../values/is-object')
const { PUBLISH_AT, attributesOf, componentOf } = require('./content')

/** `lost`: the fields of which a linked entry or a file is gone. @typedef {{ data: Content, lost: string[] }} Restorable */

const FILE = 'plugin::upload.file'

/**
 * @param {Core.Strapi} strapi
 * @param {Attribute} attribute a relation or a picture
 * @param {unknown[]} documentIds
 * @returns {Promise<unknown[]>} what a save takes: documentIds, or ids of files.
 */
async function existing(strapi, attribute, documentIds) {
  const [uid, key] = attribute.type === 'media' ? [FILE, 'id'] : [attribute.uid, 'documentId']
  /** @type {Content[]} */
  const rows = await strapi.db
    .query(uid)
    .findMany({ where: { documentId: { $in: documentIds } }, select: ['documentId', 'id'] })
  const keys = new Map(rows.map((row) => [row.documentId, row[key]]))
  return documentIds.filter((documentId) => keys.has(documentId)).map((documentId) => keys.get(documentId))
}

/** @param {Core.Strapi} strapi @param {Attribute} attribute @param {unknown[]} items */
async function restoreItems(strapi, attribute, items) {
  if (attribute.type === 'component') {
    const schema = componentOf(strapi, attribute)
    const parts = await Promise.all(items.filter(isObject).map((item) => toData(strapi, schema, item)))
    return { items: parts.map(({ data }) => data), isWhole: parts.every(({ lost }) => lost.length === 0) }
  }
  const found = await existing(strapi, attribute, items)
  return { items: found, isWhole: found.length === items.length }
}

/**
 * What the document service writes to bring content back. A field that the type had not then stays as it is, one that it
 * has no longer is left out. The entry waits for “Publier”, without a time.
 * @param {Core.Strapi} strapi
 * @param {Schema} schema
 * @param {Content} content
 * @returns {Promise<Restorable>}
 */
async function toData(strapi, schema, content) {
  /** @type {Restorable} */
  const { data, lost } = { data: PUBLISH_AT in schema.attributes ? { [PUBLISH_AT]: null } : {}, lost: [] }
  for (const attribute of attributesOf(schema).filter(({ name }) => name in content)) {
    const { name, type } = attribute
    const value = content[name]
    data[name] = value
    if (value === null || !['component', 'media', 'relation'].includes(type)) continue
    const { items, isWhole } = await restoreItems(strapi, attribute, [value].flat())
    if (!isWhole) lost.push(name)
    // What the entry has now is better than nothing.
    if (isWhole || items.length > 0) data[name] = Array.isArray(value) ? items : items[0]
    else delete data[name]
  }
  const emptyFrames = (await missingPictures(strapi, schema, content)).map(({ field }) => field)
  return { data, lost: [...lost, ...emptyFrames] }
}

module.exports = { toData }
