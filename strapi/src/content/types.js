'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @typedef {ReturnType<typeof contentTypesOf>[number]} ContentType */

/** @param {Core.Strapi} strapi */
const contentTypesOf = (strapi) =>
  Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))

/** @param {{ options?: { draftAndPublish?: boolean } }} type */
const hasDrafts = ({ options }) => options?.draftAndPublish === true

/** @param {{ attributes: Record<string, unknown> }} type */
const hasSlug = ({ attributes }) => 'slug' in attributes

/**
 * @template {object} Attribute
 * @param {Attribute} attribute
 */
const hidden = (attribute) => ({ ...attribute, visible: false, configurable: false })

module.exports = { contentTypesOf, hasDrafts, hasSlug, hidden }
