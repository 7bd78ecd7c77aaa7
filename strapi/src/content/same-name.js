'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Entry, Remark } from './remarks' */
/** @import { ContentType } from './types' */

const { foldText } = require('../shared/fold-text.mjs')
const { isBlank, remarkIf } = require('./remarks')

const CATEGORY = 'api::category.category'

/**
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {Entry} entry
 * @param {unknown} [own] its identifier, if it exists
 * @returns {Promise<Remark[]>}
 */
async function sameNameFaults(strapi, { uid }, { name }, own) {
  if (uid !== CATEGORY || isBlank(name)) return []
  /** @type {{ documentId: string, name: string }[]} */
  const categories = await strapi.db.query(uid).findMany({ select: ['documentId', 'name'] })
  const ownName = foldText(String(name))
  const isTaken = categories.some((other) => other.documentId !== own && foldText(other.name) === ownName)
  return remarkIf(isTaken, 'name', 'Une autre catégorie porte déjà ce nom.')
}

module.exports = { sameNameFaults }
