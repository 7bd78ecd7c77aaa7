'use strict'

/** @import { Core } from '@strapi/strapi' */

const { contentTypes } = require('@strapi/utils')
const { isObject } = require('../values/is-object')

/** `uid` of a component, or of what a relation leads to. @typedef {{ name: string, type: string, uid: string }} Attribute */
/** A type of content, or of its components. @typedef {Parameters<typeof contentTypes.getVisibleAttributes>[0]} Schema */
/** Components as objects, relations and files as documentIds, which an import into another database keeps. @typedef {Record<string, unknown>} Content */

/** The time of a publication counts once. */
const PUBLISH_AT = 'publish_at'

/** @param {Schema} schema @returns {Attribute[]} */
const attributesOf = (schema) =>
  contentTypes.getVisibleAttributes(schema).flatMap((name) => {
    const attribute = schema.attributes[name]
    if (!attribute || name === PUBLISH_AT) return []
    const { type, component, target } = { component: '', target: '', ...attribute }
    return [{ name, type, uid: component || target }]
  })

/** @param {Core.Strapi} strapi @param {Attribute} attribute */
const componentOf = (strapi, attribute) => {
  const schema = Object.values(strapi.components).find(({ uid }) => uid === attribute.uid)
  if (!schema) throw new Error(`There is no component “${attribute.uid}”.`)
  return schema
}

/**
 * What a query must read for `toContent`.
 * @param {Core.Strapi} strapi
 * @param {Schema} schema
 * @returns {Record<string, unknown>}
 */
function populateOf(strapi, schema) {
  /** @type {Record<string, unknown>} */
  const populate = {}
  for (const attribute of attributesOf(schema)) {
    const { name, type } = attribute
    if (type === 'component')
      populate[name] = { populate: populateOf(strapi, componentOf(strapi, attribute)) }
    if (type === 'relation' || type === 'media') populate[name] = true
  }
  return populate
}

/** @param {Core.Strapi} strapi @param {Attribute} attribute @param {unknown} value @returns {unknown} */
function toValue(strapi, attribute, value) {
  if (Array.isArray(value)) return value.map((item) => toValue(strapi, attribute, item))
  if (!isObject(value)) return value
  if (attribute.type === 'component') return toContent(strapi, componentOf(strapi, attribute), value)
  return attribute.type === 'relation' || attribute.type === 'media' ? value.documentId : value
}

/**
 * As JSON gives it back, to be compared with what is kept.
 * @param {Core.Strapi} strapi
 * @param {Schema} schema
 * @param {Record<string, unknown>} row with what `populateOf` names
 * @returns {Content}
 */
function toContent(strapi, schema, row) {
  const values = attributesOf(schema).map((attribute) => [
    attribute.name,
    toValue(strapi, attribute, row[attribute.name]) ?? null,
  ])
  return JSON.parse(JSON.stringify(Object.fromEntries(values)))
}

module.exports = { PUBLISH_AT, attributesOf, componentOf, populateOf, toContent }
