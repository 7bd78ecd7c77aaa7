'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Entry, Remark } from './remarks' */
/** @import { ContentType } from './types' */

const { isBlank, remarkIf } = require('./remarks')

const CATEGORY = 'api::category.category'

/** The site takes names that differ in this only for one. @param {unknown} name */
const fold = (name) =>
  String(name)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}\u200B\u2060\uFEFF]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * @param {Core.Strapi} strapi
 * @param {Pick<ContentType, 'uid'>} type
 * @param {Entry} entry
 * @param {unknown} [own] its identifier, if it exists
 * @returns {Promise<Remark[]>}
 */
async function sameNameFaults(strapi, { uid }, { name }, own) {
  if (uid !== CATEGORY || isBlank(name)) return []
  /** @type {{ documentId: string, name: string }[]} */
  const categories = await strapi.db.query(uid).findMany({ select: ['documentId', 'name'] })
  const isTaken = categories.some((other) => other.documentId !== own && fold(other.name) === fold(name))
  return remarkIf(isTaken, 'name', 'Une autre catégorie porte déjà ce nom.')
}

module.exports = { sameNameFaults }
