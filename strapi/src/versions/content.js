'use strict'

/** @import { Core } from '@strapi/strapi' */

const { contentTypes } = require('@strapi/utils')

/** @typedef {{ type: string, component?: string, target?: string }} Attribute */
/** A type of content, or of its components. @typedef {Parameters<typeof contentTypes.getVisibleAttributes>[0]} Schema */
/** Components as objects, relations as documentIds, files as ids. @typedef {Record<string, unknown>} Content */

/** The time of a publication counts once. */
const PUBLISH_AT = 'publish_at'

/** @param {Schema} schema */
const attributesOf = (schema) =>
  contentTypes
    .getVisibleAttributes(schema)
    .filter((name) => name !== PUBLISH_AT)
    .map((name) => ({ name, .../** @type {Attribute} */ (schema.attributes[name]) }))

/** @param {Core.Strapi} strapi @param {Attribute} attribute */
const componentOf = (strapi, { component = '' }) => {
  const schema = strapi.components[/** @type {keyof typeof strapi.components} */ (component)]
  if (!schema) throw new Error(`There is no component “${component}”.`)
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
  const part = /** @type {Record<string, unknown> | null | undefined} */ (value)
  if (attribute.type === 'component') return part && toContent(strapi, componentOf(strapi, attribute), part)
  if (attribute.type === 'relation') return part?.documentId
  return attribute.type === 'media' ? part?.id : value
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
