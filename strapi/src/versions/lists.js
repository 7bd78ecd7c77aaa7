'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { KeptVersion } from './keep' */

const { contentTypesOf, hasDrafts } = require('../content/types')
const { binStart } = require('./forget')
const { keptVersions, readEntry, versionsOf } = require('./keep')

/** @typedef {Pick<KeptVersion, 'id' | 'date' | 'who' | 'why'> & { isOnline: boolean }} Version */
/** @typedef {{ hasDrafts: boolean, versions: Version[] }} Versions */
/** @typedef {Pick<KeptVersion, 'id' | 'title' | 'date'> & { uid: string, type: string, hasDrafts: boolean }} Deleted */

/**
 * @param {Core.Strapi} strapi
 * @param {{ uid?: unknown, documentId?: unknown }} entry from the address
 * @param {(uid: string) => boolean} mayRead
 * @returns {Promise<Versions>} The newest first.
 */
async function findVersions(strapi, { uid, documentId }, mayRead) {
  const type = contentTypesOf(strapi).find((known) => known.uid === uid)
  if (!type || typeof documentId !== 'string' || !mayRead(type.uid)) return { hasDrafts: false, versions: [] }
  const published = await readEntry(strapi, type, documentId, 'published')
  const versions = await versionsOf(strapi, type, documentId, ['id', 'date', 'who', 'why'])
  const online = published && versions.find(({ why }) => why === 'publication')
  return {
    hasDrafts: hasDrafts(type),
    versions: versions.map(({ id, date, who, why }) => ({ id, date, who, why, isOnline: id === online?.id })),
  }
}

/**
 * What was deleted in the last thirty days.
 * @param {Core.Strapi} strapi
 * @param {(uid: string) => boolean} mayRead
 * @returns {Promise<Deleted[]>} The last first.
 */
async function findDeleted(strapi, mayRead) {
  const types = contentTypesOf(strapi).filter(({ uid }) => mayRead(uid))
  /** @type {KeptVersion[]} */
  const deleted = await keptVersions(strapi).findMany({
    where: { why: 'deletion', kind: { $in: types.map(({ uid }) => uid) }, date: { $gte: binStart() } },
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    // Not the contents, which may be large.
    select: ['id', 'kind', 'title', 'date'],
  })
  return deleted.flatMap(({ id, kind, title, date }) => {
    const type = types.find(({ uid }) => uid === kind)
    return type
      ? [{ id, uid: kind, type: type.info.displayName, title, date, hasDrafts: hasDrafts(type) }]
      : []
  })
}

module.exports = { findDeleted, findVersions }
