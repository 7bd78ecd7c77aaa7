'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

const { AsyncLocalStorage } = require('node:async_hooks')
const { contentTypesOf, hasDrafts, hidden } = require('./types')

/**
 * Strapi gives each publication a new id and date, by which the site sorts: correcting a word would move the entry.
 */
const attributes = {
  first_public_id: hidden({ type: 'integer', private: true }),
  first_published_at: hidden({ type: 'datetime', private: true }),
}

/**
 * An import writes rows itself, into a database that would give their ids to other rows later.
 * @type {AsyncLocalStorage<boolean>}
 */
const inDocumentService = new AsyncLocalStorage()

/** @param {Core.Strapi} strapi */
const typesWithDrafts = (strapi) => contentTypesOf(strapi).filter(hasDrafts)

/** Before the database is opened. @param {Core.Strapi} strapi */
function registerPublications(strapi) {
  for (const type of typesWithDrafts(strapi)) Object.assign(type.attributes, attributes)
  strapi.documents.use(forgetInCopies)
  strapi.documents.use(signWithdrawals(strapi))
  strapi.documents.use((_context, next) => inDocumentService.run(true, next))
}

/** @type {Modules.Documents.Middleware.Middleware} */
function forgetInCopies(context, next) {
  if (context.action === 'clone' && hasDrafts(context.contentType)) {
    Object.assign(context.params, {
      data: { ...context.params.data, first_public_id: null, first_published_at: null },
    })
  }
  return next()
}

/**
 * Strapi notes who changed an entry, not who took it off the site.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const signWithdrawals = (strapi) => async (context, next) => {
  const result = await next()
  const user = strapi.requestContext.get()?.state.user
  if (context.action === 'unpublish' && user) {
    const { documentId } = context.params
    await strapi.db
      .query(context.uid)
      .update({ where: { documentId, publishedAt: null }, data: { updatedBy: user.id } })
  }
  return result
}

/**
 * Not an update of the entry: its date of change stays.
 * @param {Core.Strapi} strapi
 * @param {string} uid
 * @param {{ id: number, documentId: string, publishedAt: string }} row
 */
const remember = (strapi, uid, { id, documentId, publishedAt }) =>
  strapi.db
    .queryBuilder(uid)
    .where({ documentId })
    .update({ first_public_id: id, first_published_at: new Date(publishedAt) })
    .execute()

/** @param {Core.Strapi} strapi */
function keepFirstPublications(strapi) {
  strapi.db.lifecycles.subscribe({
    models: typesWithDrafts(strapi).map(({ uid }) => uid),
    async beforeCreate({ model, params: { data } }) {
      if (!data.publishedAt || !data.first_published_at) return
      data.publishedAt = data.first_published_at
      const id = inDocumentService.getStore() ? data.first_public_id : null
      const isTaken = id && (await strapi.db.query(model.uid).findOne({ where: { id }, select: ['id'] }))
      if (id && !isTaken) data.id = id
    },
    async afterCreate({ model, result }) {
      if (!result.publishedAt || result.first_public_id === result.id) return
      await remember(strapi, model.uid, result)
    },
  })
}

/** An imported database has new ids. @param {Core.Strapi} strapi */
async function repairPublications(strapi) {
  for (const { uid } of typesWithDrafts(strapi)) {
    /** @type {{ id: number, documentId: string, publishedAt: string, first_public_id: number | null, first_published_at: string | null }[]} */
    const rows = await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', 'publishedAt', 'first_public_id', 'first_published_at'],
      orderBy: { id: 'asc' },
    })
    const newestId = rows.at(-1)?.id ?? 0
    for (const row of rows) {
      const isPublished = row.publishedAt !== null
      if (isPublished && row.first_public_id !== row.id) {
        await remember(strapi, uid, { ...row, publishedAt: row.first_published_at ?? row.publishedAt })
      } else if (!isPublished && (row.first_public_id ?? 0) > newestId) {
        // The database will give this id to another row.
        await strapi.db.queryBuilder(uid).where({ id: row.id }).update({ first_public_id: null }).execute()
      }
    }
  }
}

module.exports = { registerPublications, keepFirstPublications, repairPublications }
