'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */
/** @import { Options } from '@sindresorhus/slugify' */
/** @import { ContentType } from './types' */

const { candidates, isUsable, toSlug } = require('./slug')
const { oneServerAtATime } = require('./one-server-at-a-time')
const { contentTypesOf, hasSlug, hidden } = require('./types')

/**
 * @typedef {object} Row an entry with a slug, as stored; its title is in the field that the slug is made from
 * @property {number} id
 * @property {string} documentId
 * @property {string | null} slug
 * @property {string[] | null} previous_slugs
 */

/** @typedef {Record<string, unknown>} Data */

/** @param {ContentType} type @param {Data} entry */
function wantedSlug(type, entry) {
  if (isUsable(entry.slug)) return entry.slug
  /** @type {{ targetField?: string, options?: Options }} */
  const { targetField = '', options } = type.attributes.slug ?? {}
  const typed = typeof entry.slug === 'string' ? toSlug(entry.slug, options) : ''
  if (typed) return typed
  const title = entry[targetField]
  if (typeof title !== 'string' || !title.trim()) return ''
  return toSlug(title, options) || toSlug(type.info.displayName)
}

/**
 * @param {Core.Strapi} strapi
 * @param {string} uid
 * @param {string} wanted
 * @param {string} [documentId] undefined for a new document
 */
async function freeSlug(strapi, uid, wanted, documentId) {
  const others = documentId && { documentId: { $ne: documentId } }
  for (const slug of candidates(wanted)) {
    const where = { slug: { $eqi: slug }, ...others }
    if (!(await strapi.db.query(uid).findOne({ select: ['id'], where }))) return slug
  }
  throw new Error('Unreachable: there is always another number.')
}

/** @param {Core.Strapi} strapi @param {ContentType} type @param {string} documentId */
async function versionsOf(strapi, type, documentId) {
  /** @type {(Row & { publishedAt: string | null })[]} */
  const rows = await strapi.db.query(type.uid).findMany({ where: { documentId } })
  const published = rows.find(({ publishedAt }) => publishedAt !== null)
  return { edited: rows.find(({ publishedAt }) => publishedAt === null) ?? published, published }
}

/**
 * Its old addresses still lead to the entry.
 * @param {string} slug
 * @param {Row | undefined} edited
 * @param {Row | undefined} published
 */
const previousSlugs = (slug, edited, published) =>
  [...new Set([...(edited?.previous_slugs ?? []), ...(published?.slug ? [published.slug] : [])])].filter(
    (previous) => previous !== slug,
  )

/**
 * A slug stays when the title changes; one that is emptied is made again.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const fillSlugs = (strapi) => async (context, next) => {
  const { action, contentType: type, params } = context
  if (!hasSlug(type) || (action !== 'create' && action !== 'update' && action !== 'clone')) return next()

  const source = 'documentId' in params && params.documentId
  const { edited, published } = source ? await versionsOf(strapi, type, source) : {}
  /** @type {Data} */
  const data = { ...params.data }
  const entry = { ...edited, ...data }
  // A copy keeps nothing of the address of its original, which its form shows.
  const isOfOriginal = action === 'clone' && entry.slug === edited?.slug
  const wanted = wantedSlug(type, isOfOriginal ? { ...entry, slug: null } : entry)
  if (!wanted) return next()

  const isSame = action === 'update' && source
  // Two entries saved at the same moment must not take the same slug.
  return oneServerAtATime(strapi, async () => {
    const slug = await freeSlug(strapi, type.uid, wanted, isSame ? source : undefined)
    // An entry that comes back from the bin has some.
    const previous_slugs = isSame ? previousSlugs(slug, edited, published) : (data.previous_slugs ?? [])
    Object.assign(params, { data: { ...data, slug, previous_slugs } })
    return next()
  })
}

/**
 * The administration would refuse an accent or a space in English: any slug is taken, then corrected.
 * @param {Core.Strapi} strapi
 */
function registerSlugs(strapi) {
  for (const { attributes } of contentTypesOf(strapi).filter(hasSlug)) {
    Object.assign(attributes, {
      slug: { ...attributes.slug, regex: '.*' },
      previous_slugs: hidden({ type: 'json' }),
    })
  }
  strapi.documents.use(fillSlugs(strapi))
}

/** Not an update of the entries: their dates stay. @param {Core.Strapi} strapi */
async function repairSlugs(strapi) {
  for (const type of contentTypesOf(strapi).filter(hasSlug)) {
    /** @type {(Row & Data)[]} */
    const stored = await strapi.db.query(type.uid).findMany({ orderBy: { id: 'asc' } })
    // Of two entries with the same slug, the published one keeps its address.
    const rows = stored.toSorted((a, b) => Number(a.publishedAt === null) - Number(b.publishedAt === null))
    /** @type {Map<string, string>} */
    const owners = new Map()
    for (const { slug, documentId } of rows) {
      if (isUsable(slug) && !owners.has(slug.toLowerCase())) owners.set(slug.toLowerCase(), documentId)
    }
    const broken = rows.filter(({ slug, documentId }) => owners.get(slug?.toLowerCase() ?? '') !== documentId)
    /** @type {Map<string, string>} */
    const repaired = new Map()
    for (const row of broken) {
      const wanted = repaired.get(row.documentId) ?? wantedSlug(type, row)
      if (!wanted) continue
      const slug = await freeSlug(strapi, type.uid, wanted, row.documentId)
      await strapi.db.queryBuilder(type.uid).where({ id: row.id }).update({ slug }).execute()
      repaired.set(row.documentId, slug)
    }
    if (repaired.size > 0) console.log(`${type.uid}: ${repaired.size} addresses of pages were repaired.`)
  }
}

module.exports = { registerSlugs, repairSlugs }
