'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */
/** @import { Entry } from './remarks' */
/** @import { ContentType } from './types' */

const { errors } = require('@strapi/utils')
const { faults } = require('./faults')
const { missingPictures } = require('./missing-pictures')
const { sameNameFaults } = require('./same-name')
const { rightFaults, timeFaults } = require('./scheduled')
const { hasDrafts } = require('./types')

/**
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {unknown} documentId
 * @returns {Promise<Entry | null>}
 */
const readDraft = (strapi, { uid, attributes }, documentId) =>
  strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: null },
    populate: Object.keys(attributes).filter((name) => attributes[name]?.type === 'media'),
  })

/** For several, only their number: each is written at its field. @param {{ message: string }[]} found */
const summary = ([first, ...others]) =>
  first && others.length === 0
    ? first.message
    : `${others.length + 1} points sont à corriger : chacun est écrit en rouge sous son champ.`

/**
 * The administration shows each remark at its field, and keeps what was typed.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const refuseFaults = (strapi) => async (context, next) => {
  const { action, contentType: type, params, uid } = context
  const isSave = action === 'create' || action === 'update' || action === 'clone'
  const isPublication =
    action === 'publish' ||
    (isSave && (!hasDrafts(type) || ('status' in params && params.status === 'published')))
  /** @type {Entry} */
  const changes = { ...('data' in params && params.data) }
  if (!isPublication && !(isSave && 'publish_at' in type.attributes)) return next()

  const documentId = 'documentId' in params ? params.documentId : undefined
  const draft = hasDrafts(type) && documentId ? await readDraft(strapi, type, documentId) : null
  /** @type {Entry} */
  const saved = { ...draft, ...changes }
  // Nobody is there to read what is refused at its time.
  const found =
    isPublication || saved.publish_at
      ? [
          ...rightFaults(strapi, saved),
          ...timeFaults(draft, saved, isPublication),
          ...faults(uid, saved),
          ...(await missingPictures(strapi, type, saved)),
          ...(await sameNameFaults(strapi, type, saved, action === 'clone' ? undefined : documentId)),
        ]
      : []
  if (found.length === 0) return next()
  throw new errors.ValidationError(summary(found), {
    errors: found.map(({ field, message }) => ({ path: field.split('.'), message, name: 'ValidationError' })),
  })
}

module.exports = { refuseFaults }
