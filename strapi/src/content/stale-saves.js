'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { ContentType } from './types' */
/** @import { Account } from './wording' */

const { createHash } = require('node:crypto')
const { contentTypes } = require('@strapi/utils')
const { isNothing } = require('../values/is-nothing')
const { isObject } = require('../values/is-object')
const { oneServerAtATime } = require('./one-server-at-a-time')
const { hasDrafts } = require('./types')
const { formatTime, fullName, labelsOf } = require('./wording')

/** @typedef {Record<string, unknown> & { updatedAt: string, updatedBy: Account | null, isOnline: boolean }} Row */
/** `action`: of Strapi's controller; `sent`: what the page sends. @typedef {{ action: string, loaded: string, sent: Record<string, unknown>, reader: Account }} Change */

const HEADER = 'X-Loaded-Version'

/** Among the fields of a version: whether visitors see the entry. */
const ONLINE = 'isOnline'

/**
 * Publications give components new ids; a picture whose description is changed stays the same picture.
 * @param {string} key
 * @param {unknown} value
 */
const comparable = (key, value) => {
  if (key === 'id') return undefined
  return isObject(value) && 'mime' in value && 'documentId' in value ? value.documentId : value
}

/** @param {unknown} value */
const fingerprint = (value) =>
  createHash('sha256')
    .update(JSON.stringify(isNothing(value) ? null : value, comparable))
    .digest('base64url')
    .slice(0, 12)

/** @param {ContentType} type @param {string} name @returns {{ type?: string, relation?: string }} */
const attributeOf = (type, name) => type.attributes[name] ?? {}

/** @param {{ relation?: string }} attribute */
const isLink = ({ relation }) => relation?.endsWith('ToOne') === true

/** A list of links is saved as what was added and removed: two changes both stay. @param {ContentType} type */
const editedFields = (type) =>
  contentTypes.getVisibleAttributes(type).filter((name) => {
    const attribute = attributeOf(type, name)
    return attribute.type !== 'relation' || isLink(attribute)
  })

/**
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {string | undefined} documentId undefined for a single page
 * @returns {Promise<Row | null>}
 */
const readRow = async (strapi, type, documentId) => {
  // A new entry is published without an id: any row would be another entry's.
  if (!documentId && type.kind !== 'singleType') return null
  /** @type {Record<string, true | { select: string[] }>} */
  const populate = { updatedBy: true }
  for (const name of editedFields(type)) {
    const attribute = attributeOf(type, name)
    if (['component', 'media'].includes(attribute.type ?? '')) populate[name] = true
    // Not what the other entry says.
    if (isLink(attribute)) populate[name] = { select: ['documentId'] }
  }
  const query = strapi.db.query(type.uid)
  const entry = documentId ? { documentId } : {}
  const row = await query.findOne({
    where: { ...entry, ...(hasDrafts(type) && { publishedAt: null }) },
    populate,
  })
  const isOnline =
    hasDrafts(type) && (await query.count({ where: { ...entry, publishedAt: { $notNull: true } } })) > 0
  return row && { ...row, isOnline }
}

/** @param {ContentType} type @param {Row} row */
const versionOf = (type, row) =>
  new URLSearchParams([
    ...editedFields(type).map((name) => [name, fingerprint(row[name])]),
    [ONLINE, String(row.isOnline)],
  ])

/** Also a withdrawal may take the draft back to what was online. @param {Change} change */
const isDiscard = ({ action, sent }) => action === 'discard' || sent.discardDraft === true

/** @param {unknown} sent @param {'connect' | 'disconnect'} key @returns {{ documentId?: string }[]} */
const listOf = (sent, key) => (isObject(sent) && Array.isArray(sent[key]) ? sent[key] : [])

/**
 * Of a link, a page sends a change only: without one, or with the same, what is stored stays.
 * @param {Change} change
 * @param {string} name
 * @param {string} now fingerprint of what is stored
 */
function keepsLink(change, name, now) {
  if (isDiscard(change)) return false
  const connected = listOf(change.sent[name], 'connect')
  if (connected.length + listOf(change.sent[name], 'disconnect').length === 0) return true
  const { documentId } = connected.at(-1) ?? {}
  return fingerprint(documentId ? { documentId } : null) === now
}

/**
 * As after a save whose answer was lost on the way: nothing would be overwritten.
 * @param {Change} change
 * @param {string} name
 * @param {string} now fingerprint of what is stored
 */
const isSame = ({ sent }, name, now) => Object.hasOwn(sent, name) && fingerprint(sent[name]) === now

/** @param {Account | null} author @param {Account} reader */
const nameOf = (author, reader) => {
  if (author?.id === reader.id) return 'vous, dans un autre onglet ou sur un autre appareil'
  return fullName(author) || 'une autre personne'
}

/**
 * An hour at which the article has gone online since is forgotten in the page, too, if nobody changed it there.
 * @param {Row} row @param {URLSearchParams} before @param {Record<string, unknown>} saved what the page sends
 */
function forgetHourOfPublication(row, before, saved) {
  if (row.publish_at !== null || before.get('publish_at') !== fingerprint(saved.publish_at)) return
  saved.publish_at = null
  before.set('publish_at', fingerprint(null))
}

/**
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {string | undefined} documentId
 * @param {Change} change
 */
async function findConflict(strapi, type, documentId, change) {
  const row = await readRow(strapi, type, documentId)
  if (!row) return null
  const before = new URLSearchParams(change.loaded)
  forgetHourOfPublication(row, before, change.sent)
  const changed = editedFields(type).filter((name) => {
    const now = fingerprint(row[name])
    // A single page without an entry yet is shown with empty fields.
    if ((before.get(name) ?? fingerprint(null)) === now) return false
    return !(isLink(attributeOf(type, name)) ? keepsLink : isSame)(change, name, now)
  })
  // Strapi would put it online again.
  const isWithdrawn = change.action === 'publish' && before.get(ONLINE) === 'true' && !row.isOnline
  if (changed.length === 0 && !isWithdrawn) return null
  const labels = (await labelsOf(strapi, type, changed)).map((label) => `« ${label} »`)
  const last = `par ${nameOf(row.updatedBy, change.reader)}, le ${formatTime(row.updatedAt)}`
  const since = 'depuis que vous l’avez ouverte'
  const [what, next] =
    changed.length > 0
      ? [
          `${isWithdrawn ? 'a été retirée du site et ' : ''}a changé ${since} : ${labels.join(', ')}`,
          'copiez-le, rechargez la page, puis refaites votre modification',
        ]
      : [
          `a été retirée du site ${since}`,
          'enregistrez-le ou rechargez la page, puis publiez si la fiche doit revenir sur le site',
        ]
  return {
    status: 409,
    name: 'ConflictError',
    message: `Rien n’a été enregistré, car cette fiche ${what} (${last}). Ce que vous avez tapé est encore là : ${next}.`,
    details: {
      errors: changed.map((field) => ({
        path: [field],
        message: `Ce champ a changé depuis que vous avez ouvert la fiche (${last}).`,
        name: 'ConflictError',
      })),
    },
  }
}

/** @param {unknown} body @returns {body is { meta: Record<string, unknown> }} */
const hasMeta = (body) => isObject(body) && isObject(body.meta)

/**
 * A request that names no version is not compared.
 * @param {Core.Strapi} strapi
 * @param {string} action
 * @returns {Core.MiddlewareHandler}
 */
const refuseStaleSaves = (strapi, action) => async (ctx, next) => {
  /** @type {{ model: keyof typeof strapi.contentTypes, id?: string }} */
  const { model, id } = ctx.params
  const type = strapi.contentTypes[model]
  const addVersion = async () => {
    const row = await readRow(strapi, type, id)
    return () => {
      if (row && hasMeta(ctx.body)) ctx.body.meta.version = versionOf(type, row).toString()
    }
  }
  if (ctx.method === 'GET') {
    // Before the entry is read: a version that is newer than what the page shows would let it overwrite.
    const add = await addVersion()
    await next()
    add()
    return
  }
  await oneServerAtATime(strapi, async () => {
    const loaded = ctx.get(HEADER)
    const change = { action, loaded, sent: ctx.request.body, reader: ctx.state.user }
    const error = loaded && (await findConflict(strapi, type, id, change))
    if (error) {
      ctx.status = error.status
      ctx.body = { data: null, error }
      return
    }
    await next()
    const add = await addVersion()
    add()
  })
}

const HANDLERS = [
  ...['findOne', 'update', 'publish', 'unpublish', 'discard'].map((name) => `collection-types.${name}`),
  ...['find', 'createOrUpdate', 'publish', 'unpublish', 'discard'].map((name) => `single-types.${name}`),
]

/** @param {Core.Strapi} strapi */
function registerStaleSaves(strapi) {
  const { routes } = strapi.plugin('content-manager')
  const all = Array.isArray(routes) ? routes : Object.values(routes).flatMap((router) => router.routes)
  for (const name of HANDLERS) {
    const [, action = ''] = name.split('.')
    const found = all.filter(({ handler }) => handler === name)
    if (found.length === 0) throw new Error(`Strapi has no “${name}”: look for its new name.`)
    for (const route of found)
      route.config = {
        ...route.config,
        middlewares: [...(route.config?.middlewares ?? []), refuseStaleSaves(strapi, action)],
      }
  }
}

module.exports = { registerStaleSaves }
