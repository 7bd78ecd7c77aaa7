'use strict'

/** @import { Core, UID } from '@strapi/strapi' */
/** @import { ContentType, Page, Titled } from '../content/types' */

const { contentTypesOf, titleOf, toPage } = require('../content/types')
const { shortcomings } = require('../content/shortcomings')

/** @typedef {Page & { title: string, messages: string[] }} IncompleteEntry */
/** @typedef {{ entries: IncompleteEntry[], hasMore: boolean }} IncompleteEntries */

const SHOWN = 10
const PAGE_SIZE = 100

/** @param {Core.Strapi} strapi @param {UID.ContentType} uid */
async function* entriesOf(strapi, uid) {
  for (let start = 0; ; start += PAGE_SIZE) {
    /** @type {Titled[]} */
    const page = await strapi
      .documents(uid)
      .findMany({ status: 'draft', populate: '*', sort: ['updatedAt:desc'], start, limit: PAGE_SIZE })
    yield* page
    if (page.length < PAGE_SIZE) return
  }
}

/** Reads no further than one more than are shown. @param {Core.Strapi} strapi @param {ContentType} type */
async function incompleteOf(strapi, type) {
  /** @type {{ entry: IncompleteEntry, changedAt: number }[]} */
  const found = []
  for await (const entry of entriesOf(strapi, type.uid)) {
    const messages = shortcomings(type.uid, entry).map(({ message }) => message)
    if (messages.length === 0) continue
    const { documentId, updatedAt } = entry
    found.push({
      entry: { ...toPage(type, documentId), title: titleOf(type, entry), messages },
      changedAt: new Date(updatedAt ?? 0).getTime(),
    })
    if (found.length > SHOWN) break
  }
  return found
}

/**
 * @param {Core.Strapi} strapi
 * @param {(uid: string) => boolean} mayRead
 * @returns {Promise<IncompleteEntries>}
 */
async function findIncompleteEntries(strapi, mayRead) {
  const readable = contentTypesOf(strapi).filter(({ uid }) => mayRead(uid))
  const found = await Promise.all(readable.map((type) => incompleteOf(strapi, type)))
  const newest = found.flat().toSorted((a, b) => b.changedAt - a.changedAt)
  return {
    entries: newest.slice(0, SHOWN).map(({ entry }) => entry),
    hasMore: newest.length > SHOWN,
  }
}

module.exports = { findIncompleteEntries }
