'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { ContentType } from '../content/types' */

const { contentTypesOf, hasDrafts } = require('../content/types')
const { attributesOf } = require('./content')

/** A field of another entry, of its draft or of what is online. @typedef {{ kind: string, entry: string, field: string, isOnline: boolean }} Link */

/**
 * What leads to an entry: a deletion takes it away.
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {unknown} documentId
 */
async function linksTo(strapi, type, documentId) {
  /** @type {Link[]} */
  const links = []
  for (const other of contentTypesOf(strapi)) {
    const fields = attributesOf(other).filter((field) => field.type === 'relation' && field.uid === type.uid)
    for (const { name } of fields) {
      /** @type {{ documentId: string, publishedAt: string | null }[]} */
      const rows = await strapi.db.query(other.uid).findMany({ where: { [name]: { documentId } } })
      for (const row of rows)
        links.push({
          kind: other.uid,
          entry: row.documentId,
          field: name,
          isOnline: row.publishedAt !== null,
        })
    }
  }
  return links
}

/**
 * Leads to an entry that came back, as before. What is online leads to it once it is published (`relink-articles.js`). A
 * field with another choice keeps it. Not an update of those entries: their dates of change stay.
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {unknown} id of its row
 * @param {Link[]} links
 */
async function linkAgain(strapi, type, id, links) {
  for (const { kind, entry, field, isOnline } of links) {
    if (!(kind in strapi.contentTypes) || (isOnline && hasDrafts(type))) continue
    const publishedAt = { [isOnline ? '$notNull' : '$null']: true }
    const row = await strapi.db
      .query(kind)
      .findOne({ where: { documentId: entry, publishedAt }, populate: [field] })
    if (!row || (row[field] && !Array.isArray(row[field]))) continue
    await strapi.db.query(kind).update({
      where: { id: row.id },
      data: { [field]: Array.isArray(row[field]) ? { connect: [{ id }] } : id },
    })
    await strapi.db.queryBuilder(kind).where({ id: row.id }).update({ updatedAt: row.updatedAt }).execute()
  }
}

module.exports = { linkAgain, linksTo }
