'use strict'

/** @import { Core } from '@strapi/strapi' */

const ENTRY_EVENTS = new Set(['entry.create', 'entry.update', 'entry.delete'])
const PUBLICATION_EVENTS = new Set(['entry.publish', 'entry.unpublish'])
// A new picture is in no entry yet; any other event may concern one that a text shows.
const PICTURE_EVENTS = new Set(['media.update', 'media.delete'])

/**
 * A draft has no `publishedAt`; an entry of a type without drafts has one.
 * @param {string} event
 * @param {{ uid?: string, entry?: { publishedAt?: string | null } }} [payload]
 */
const concernsVisitors = (event, { uid = '', entry } = {}) => {
  if (PICTURE_EVENTS.has(event)) return true
  if (!uid.startsWith('api::')) return false
  return PUBLICATION_EVENTS.has(event) || (ENTRY_EVENTS.has(event) && entry?.publishedAt !== null)
}

/**
 * After each change of what visitors can see.
 * @param {Core.Strapi} strapi
 * @param {() => Promise<unknown>} listener
 */
function onVisibleChange(strapi, listener) {
  strapi.eventHub.subscribe(async (event, payload) => {
    if (concernsVisitors(event, payload)) void listener()
  })
}

module.exports = { onVisibleChange }
