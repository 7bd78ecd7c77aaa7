'use strict'

/** @import { Core, UID } from '@strapi/strapi' */

const { contentTypesOf } = require('../content/types')

/**
 * `changedAt` is in ms; a single page has no title.
 * @typedef {{ uid: string, documentId: string, isSingle: boolean, type: string, title: string | null, changedAt: number }} RecentEntry
 */

const SHOWN = 8

/** @param {unknown[]} texts @returns {string | null} The first text that is not empty. */
const firstText = (texts) => {
  const found = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof found === 'string' ? found : null
}

/**
 * @param {Core.Strapi} strapi
 * @param {{ uid: UID.ContentType, kind: string, info: { displayName: string } }} type
 * @returns {Promise<RecentEntry[]>}
 */
async function recentOf(strapi, { uid, kind, info }) {
  /** @type {Record<string, unknown>[]} */
  const entries = await strapi
    .documents(uid)
    .findMany({ status: 'draft', sort: ['updatedAt:desc'], limit: SHOWN })
  return entries.map(({ documentId, title, name, updatedAt }) => ({
    uid,
    documentId: String(documentId),
    isSingle: kind === 'singleType',
    type: info.displayName,
    title: firstText([title, name]),
    changedAt: new Date(String(updatedAt)).getTime(),
  }))
}

/** @param {Core.Strapi} strapi @param {(uid: string) => boolean} mayRead */
async function findRecentEntries(strapi, mayRead) {
  const readable = contentTypesOf(strapi).filter(({ uid }) => mayRead(uid))
  const found = await Promise.all(readable.map((type) => recentOf(strapi, type)))
  return found
    .flat()
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .slice(0, SHOWN)
}

module.exports = { findRecentEntries }
