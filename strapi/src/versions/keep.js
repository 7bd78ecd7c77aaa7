'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */
/** @import { ContentType, Titled } from '../content/types' */
/** @import { Account } from '../content/wording' */
/** @import { Content } from './content' */
/** @import { Link } from './links' */

const { isDeepStrictEqual } = require('node:util')
const { oneServerAtATime } = require('../content/one-server-at-a-time')
const { hasDrafts, isContent, titleOf } = require('../content/types')
const { fullName } = require('../content/wording')
const { isObject } = require('../values/is-object')
const { PUBLISH_AT, populateOf, toContent } = require('./content')
const { linksTo } = require('./links')

/**
 * `replacement`: a draft that another version was written over.
 * @typedef {'publication' | 'replacement' | 'deletion'} Why
 */

/**
 * @typedef {object} KeptVersion
 * @property {number} id
 * @property {string} kind uid of its type
 * @property {string} entry its documentId
 * @property {string | null} title
 * @property {Why} why
 * @property {Content} content
 * @property {Link[] | null} links of a deleted entry
 * @property {string} date ISO 8601
 * @property {string | null} who null for the server itself
 */

/** @typedef {Content & Titled & { updatedAt: string, updatedBy: Account | null }} Row */

const KEPT = 'api::kept-version.kept-version'

const KEPT_OF_EACH = 10

/** What a column of the database takes. */
const LONGEST_NAME = 255

/** What an entry that was deleted comes back with, to its place on the site; a time of publication only to be named. */
const PLACE = ['createdAt', 'first_public_id', 'first_published_at', 'previous_slugs', PUBLISH_AT]

/** @param {Core.Strapi} strapi */
const keptVersions = (strapi) => strapi.db.query(KEPT)

/** @param {Account | null | undefined} account */
const nameOf = (account) => fullName(account).slice(0, LONGEST_NAME) || null

/**
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {unknown} documentId of a single page, any will do
 * @param {'draft' | 'published'} [status]
 * @returns {Promise<Row | null>}
 */
const readEntry = (strapi, type, documentId, status = 'draft') =>
  strapi.db.query(type.uid).findOne({
    where: {
      ...(type.kind !== 'singleType' && { documentId }),
      ...(hasDrafts(type) && { publishedAt: { [status === 'draft' ? '$null' : '$notNull']: true } }),
    },
    populate: { ...populateOf(strapi, type), updatedBy: true },
  })

/**
 * The newest first. Those of a single page are the same page's, also when it was deleted meanwhile.
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {unknown} documentId
 * @param {(keyof KeptVersion)[]} [select] all when absent
 * @returns {Promise<KeptVersion[]>}
 */
const versionsOf = (strapi, type, documentId, select) =>
  keptVersions(strapi).findMany({
    where: {
      kind: type.uid,
      ...(type.kind !== 'singleType' && { entry: documentId }),
      why: { $ne: 'deletion' },
    },
    // Not by date: a server's clock may be set back.
    orderBy: { id: 'desc' },
    ...(select && { select }),
  })

/**
 * Keeps nothing that is kept already.
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {Row} row
 * @param {Why} why
 * @param {Partial<KeptVersion>} [others]
 */
async function keep(strapi, type, row, why, others) {
  const content = toContent(strapi, type, row)
  const versions = why === 'deletion' ? [] : await versionsOf(strapi, type, row.documentId)
  const alike = versions.filter((version) => version.why === why)
  const compared = why === 'publication' ? alike.slice(0, 1) : versions
  if (compared.some((version) => isDeepStrictEqual(version.content, content))) return
  await keptVersions(strapi).create({
    data: {
      kind: type.uid,
      entry: row.documentId,
      title: titleOf(type, row),
      why,
      content:
        why === 'deletion'
          ? { ...content, ...Object.fromEntries(PLACE.map((name) => [name, row[name]])) }
          : content,
      date: new Date(),
      who: nameOf(strapi.requestContext.get()?.state.user),
      ...others,
    },
  })
  // Counted apart: drafts that were replaced never take the place of what was published.
  const ids = alike.slice(KEPT_OF_EACH - 1).map(({ id }) => id)
  if (ids.length > 0) await keptVersions(strapi).deleteMany({ where: { id: { $in: ids } } })
}

/**
 * What was published before versions were kept.
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {unknown} documentId
 */
async function keepFirst(strapi, type, documentId) {
  const versions = await versionsOf(strapi, type, documentId, ['why'])
  const isKnown = versions.some(({ why }) => why === 'publication')
  const row = isKnown ? null : await readEntry(strapi, type, documentId, 'published')
  if (row) await keep(strapi, type, row, 'publication', { date: row.updatedAt, who: nameOf(row.updatedBy) })
}

/** @param {Modules.Documents.Middleware.Context} context */
function isPublication({ action, contentType, params }) {
  if (action === 'publish') return true
  if (action !== 'create' && action !== 'update') return false
  return !hasDrafts(contentType) || ('status' in params && params.status === 'published')
}

/**
 * Keeps what is published, which is each change of a type without drafts, and what is deleted.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const keepVersions = (strapi) => async (context, next) => {
  const { action, contentType: type, params } = context
  const isDeletion = action === 'delete'
  if (!isContent(type) || !(isDeletion || isPublication(context))) return next()
  const keepAround = async () => {
    const id = 'documentId' in params ? params.documentId : null
    if (id) await keepFirst(strapi, type, id)
    const deleted = isDeletion
      ? ((await readEntry(strapi, type, id)) ?? (await readEntry(strapi, type, id, 'published')))
      : null
    const links = deleted ? await linksTo(strapi, type, id) : []
    const result = await next()
    if (deleted) await keep(strapi, type, deleted, 'deletion', { links })
    if (isDeletion) return result
    // Not what is online, which lacks links to what is not.
    const row = await readEntry(strapi, type, id ?? (isObject(result) && result.documentId))
    if (row) await keep(strapi, type, row, 'publication')
    return result
  }
  // Two deletions at once would both find the entry.
  return oneServerAtATime(strapi, keepAround)
}

module.exports = { PLACE, keep, keepVersions, keptVersions, readEntry, versionsOf }
