'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { ContentType, Page } from '../content/types' */
/** @import { Account } from '../content/wording' */
/** @import { Content } from './content' */
/** @import { KeptVersion, Row } from './keep' */

const { errors } = require('@strapi/utils')
const { oneServerAtATime } = require('../content/one-server-at-a-time')
const { contentTypesOf, hasDrafts, toPage } = require('../content/types')
const { formatTime, labelsOf } = require('../content/wording')
const { PUBLISH_AT } = require('./content')
const { PLACE, keep, keptVersions, readEntry } = require('./keep')
const { linkAgain } = require('./links')
const { describeRestoration } = require('./sentences')
const { toData } = require('./to-data')

/** `message` is in French. @typedef {Page & { message: string }} Restored */
/** @typedef {{ user: Account, mayCreate: (uid: string) => boolean, mayUpdate: (uid: string) => boolean }} Restorer */

/**
 * @param {Core.Strapi} strapi
 * @param {string} id
 * @param {Restorer} restorer
 * @returns {Promise<{ kept: KeptVersion, type: ContentType, current: Row | null }>}
 */
async function findVersion(strapi, id, { mayCreate, mayUpdate }) {
  /** @type {KeptVersion | null} */
  const kept = /^\d{1,9}$/.test(id) ? await keptVersions(strapi).findOne({ where: { id } }) : null
  const type = contentTypesOf(strapi).find(({ uid }) => uid === kept?.kind)
  if (!kept || !type) throw new errors.NotFoundError('Cette version n’est plus gardée : rechargez la page.')
  const current = await readEntry(strapi, type, kept.entry)
  if (!(current ? mayUpdate : mayCreate)(type.uid))
    throw new errors.ForbiddenError('Vous n’avez pas le droit de faire cela.')
  if (!current && kept.why !== 'deletion')
    throw new errors.NotFoundError('Cette fiche a été supprimée : remettez-la d’abord depuis la corbeille.')
  return { kept, type, current }
}

/**
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {KeptVersion} kept
 * @param {Row | null} current
 * @param {Content} data
 * @returns {Promise<Content>}
 */
async function write(strapi, type, kept, current, data) {
  const documents = strapi.documents(type.uid)
  if (current) {
    const updated = await documents.update({ documentId: current.documentId, data })
    if (!updated) throw new Error(`${type.uid} ${current.documentId} is gone.`)
    return updated
  }
  const place = Object.fromEntries(PLACE.map((name) => [name, kept.content[name]]))
  return documents.create({
    data: { ...place, ...data, documentId: kept.entry, createdBy: data.updatedBy },
  })
}

/**
 * Writes a kept version over the draft, which is kept first, or brings a deleted entry back as a draft. Without drafts, it
 * is online at once.
 * @param {Core.Strapi} strapi
 * @param {string} id of the version
 * @param {Restorer} restorer
 * @returns {Promise<Restored>}
 * @throws {errors.ApplicationError} in French: not found, not allowed, or refused as any other save.
 */
async function restoreVersion(strapi, id, restorer) {
  return oneServerAtATime(strapi, async () => {
    const { kept, type, current } = await findVersion(strapi, id, restorer)
    if (current) await keep(strapi, type, current, 'replacement')
    const { data, lost } = await toData(strapi, type, kept.content)
    const restored = await write(strapi, type, kept, current, { ...data, updatedBy: restorer.user.id })
    if (kept.why === 'deletion') {
      await linkAgain(strapi, type, restored.id, kept.links ?? [])
      await keptVersions(strapi).delete({ where: { id: kept.id } })
    }
    return {
      ...toPage(type, String(restored.documentId)),
      message: describeRestoration({
        title: kept.title ?? '',
        version: kept.why === 'deletion' ? null : formatTime(kept.date),
        hasDrafts: hasDrafts(type),
        hadTime: Boolean((current ?? kept.content)[PUBLISH_AT]),
        newSlug: data.slug && restored.slug !== data.slug ? String(restored.slug) : null,
        lost: await labelsOf(strapi, type, lost),
      }),
    }
  })
}

module.exports = { restoreVersion }
