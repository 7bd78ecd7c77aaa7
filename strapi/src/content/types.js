'use strict'

/** @import { Core, Struct } from '@strapi/strapi' */

/** @typedef {ReturnType<typeof contentTypesOf>[number]} ContentType */

/** What the owner writes; not the versions that are kept of it. @param {Struct.ContentTypeSchema} type */
const isContent = ({ uid, pluginOptions }) => {
  /** @type {{ visible?: boolean } | undefined} */
  const { visible = true } = pluginOptions?.['content-manager'] ?? {}
  return uid.startsWith('api::') && visible
}

/** @param {Core.Strapi} strapi */
const contentTypesOf = (strapi) => Object.values(strapi.contentTypes).filter(isContent)

/** @param {{ options?: { draftAndPublish?: boolean } }} type */
const hasDrafts = ({ options }) => options?.draftAndPublish === true

/** An entry in a list. @typedef {{ documentId: string, title?: string | null, name?: string | null, updatedAt?: string }} Titled */

/** @param {ContentType} type @param {Titled} entry */
const titleOf = ({ kind, info }, { title, name }) =>
  kind === 'singleType' ? info.displayName : (title ?? name ?? '')

/** Where the administration shows an entry. @typedef {{ uid: string, documentId: string, isSingle: boolean }} Page */

/** @param {ContentType} type @param {string} documentId @returns {Page} */
const toPage = ({ uid, kind }, documentId) => ({ uid, documentId, isSingle: kind === 'singleType' })

/** @param {{ attributes: Record<string, unknown> }} type */
const hasSlug = ({ attributes }) => 'slug' in attributes

/**
 * Written by this server alone, whatever a request sends.
 * @template {object} Attribute
 * @param {Attribute} attribute
 */
const hidden = (attribute) => ({ ...attribute, visible: false, configurable: false, writable: false })

module.exports = { contentTypesOf, hasDrafts, hasSlug, hidden, isContent, titleOf, toPage }
