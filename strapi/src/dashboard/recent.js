'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { ContentType, Page, Titled } from '../content/types' */

const { contentTypesOf, titleOf, toPage } = require('../content/types')

/** `changedAt` is in ms. @typedef {Page & { type: string, title: string, changedAt: number }} RecentEntry */

const SHOWN = 8

/** @param {Core.Strapi} strapi @param {ContentType} type @returns {Promise<RecentEntry[]>} */
async function recentOf(strapi, type) {
  /** @type {Titled[]} */
  const entries = await strapi
    .documents(type.uid)
    .findMany({ status: 'draft', sort: ['updatedAt:desc'], limit: SHOWN })
  return entries.map((entry) => ({
    ...toPage(type, entry.documentId),
    type: type.info.displayName,
    title: titleOf(type, entry),
    changedAt: new Date(entry.updatedAt ?? 0).getTime(),
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
