'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

const { versionsOf } = require('../versions/keep')

const ARTICLE = 'api::article.article'

/** The article's link to a type. @type {Record<string, string>} */
const links = { 'api::product.product': 'product', 'api::blog-post.blog-post': 'service' }

/**
 * Strapi publishes an article with its links to what is published then, and drops the others: it links to them again
 * once they are published.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const relinkArticles = (strapi) => async (context, next) => {
  const result = await next()
  const link = links[context.uid]
  if (!link || context.action !== 'publish') return result
  const { documentId } = context.params
  const articles = strapi.db.query(ARTICLE)
  const published = await strapi.db
    .query(context.uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['id'] })
  const drafts = await articles.findMany({
    where: { publishedAt: null, [link]: { documentId } },
    select: ['documentId'],
  })
  for (const draft of drafts) {
    const row = await articles.findOne({
      where: { documentId: draft.documentId, publishedAt: { $notNull: true }, [link]: null },
      select: ['id', 'updatedAt'],
    })
    if (!row) continue
    const versions = await versionsOf(strapi, strapi.contentType(ARTICLE), draft.documentId)
    // A choice that the draft alone has is for its own “Publier”.
    if (versions.find(({ why }) => why === 'publication')?.content[link] !== documentId) continue
    await articles.update({ where: { id: row.id }, data: { [link]: published.id } })
    // Not an update of the article: newer than its draft, it would hide that this one has changes.
    await strapi.db.queryBuilder(ARTICLE).where({ id: row.id }).update({ updatedAt: row.updatedAt }).execute()
  }
  return result
}

module.exports = { relinkArticles }
