'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Attribute, Content, Schema } from './content' */

const { PUBLISH_AT, attributesOf, componentOf, isObject } = require('./content')

/** `lost`: the fields of which a linked entry or a file is gone. @typedef {{ data: Content, lost: string[] }} Restorable */

const FILE = 'plugin::upload.file'

/**
 * @param {Core.Strapi} strapi
 * @param {Attribute} attribute a relation or a picture
 * @param {unknown[]} ids documentIds, or ids of files
 */
async function existing(strapi, attribute, ids) {
  const [uid, key] = attribute.type === 'media' ? [FILE, 'id'] : [attribute.uid, 'documentId']
  /** @type {Content[]} */
  const rows = await strapi.db.query(uid).findMany({ where: { [key]: { $in: ids } }, select: [key] })
  const found = new Set(rows.map((row) => row[key]))
  return ids.filter((id) => found.has(id))
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
    data[name] = Array.isArray(value) ? items : (items[0] ?? null)
    if (!isWhole) lost.push(name)
  }
  return { data, lost }
}

module.exports = { toData }
