'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */
/** @import { Ability } from '../versions/rights' */
/** @import { Entry, Remark } from './remarks' */

const { errors } = require('@strapi/utils')
const { errorMessage } = require('../values/error-message')
const { oneServerAtATime } = require('./one-server-at-a-time')

const ARTICLE = 'api::article.article'
const EVERY_MS = 60_000

/**
 * Not an update of the entry: its date of change stays.
 * @param {Core.Strapi} strapi
 * @param {unknown} documentId
 */
const forgetTime = (strapi, documentId) =>
  strapi.db.queryBuilder(ARTICLE).where({ documentId }).update({ publish_at: null }).execute()

/**
 * The form of a copy shows the time of its original; another one was typed for the copy.
 * @param {Core.Strapi} strapi
 * @param {{ documentId: string, data?: object }} params
 */
async function withoutCopiedTime(strapi, { documentId, data }) {
  const original = await strapi
    .documents(ARTICLE)
    .findOne({ documentId, status: 'draft', fields: ['publish_at'] })
  /** @type {{ publish_at?: string | null }} */
  const { publish_at: typed } = data ?? {}
  const isCopied = !typed || Date.parse(typed) === Date.parse(String(original?.publish_at))
  return isCopied ? { ...data, publish_at: null } : data
}

/**
 * A time counts until the article is published or taken off the site, whoever does it.
 * @param {Core.Strapi} strapi
 * @returns {Modules.Documents.Middleware.Middleware}
 */
const forgetTimes = (strapi) => async (context, next) => {
  if (context.uid !== ARTICLE) return next()
  const { action, params } = context
  if (action === 'clone') Object.assign(params, { data: await withoutCopiedTime(strapi, params) })
  const result = await next()
  if (action === 'publish' || action === 'unpublish') await forgetTime(strapi, params.documentId)
  return result
}

/**
 * A wrong hour would put the article online within a minute, and one that is to come would be forgotten in silence. One
 * that was right when it was saved stays.
 * @param {Entry | null} draft
 * @param {Entry} saved
 * @param {boolean} isPublication
 * @returns {Remark[]}
 */
function timeFaults(draft, { publish_at: typed }, isPublication) {
  const time = Date.parse(String(typed))
  const [isPast, isToCome] = [time < Date.now(), time > Date.now()]
  const field = 'publish_at'
  if (isPast && time !== Date.parse(String(draft?.publish_at)))
    return [{ field, message: 'Cette heure est passée : changez-la, ou videz le champ.' }]
  if (isToCome && isPublication)
    return [
      {
        field,
        message:
          'Pour publier à cette heure-là, appuyez sur « Enregistrer » ; pour publier tout de suite, videz d’abord ce champ.',
      },
    ]
  return []
}

/**
 * The time publishes without anybody's account.
 * @param {Core.Strapi} strapi
 * @param {Entry} saved
 * @returns {Remark[]}
 */
function rightFaults(strapi, { publish_at: typed }) {
  /** @type {Ability | undefined} */
  const ability = strapi.requestContext.get()?.state.userAbility
  if (!typed || !ability || ability.can('plugin::content-manager.explorer.publish', ARTICLE)) return []
  const message =
    'Votre compte n’a pas le droit de publier : videz ce champ, et demandez la publication à une personne qui l’a.'
  return [{ field: 'publish_at', message }]
}

const due = () => ({ publish_at: { $lte: new Date().toISOString() } })

/**
 * Strapi refuses what was made incomplete after all, and would do so every minute. Another failure passes: the time stays.
 * @param {Core.Strapi} strapi
 * @param {{ documentId: string, title?: string | null }} article
 */
async function publish(strapi, { documentId, title }) {
  const documents = strapi.documents(ARTICLE)
  try {
    await oneServerAtATime(strapi, async () => {
      // Another server may have done it.
      const isDue = await documents.findOne({
        documentId,
        status: 'draft',
        filters: due(),
        fields: ['title'],
      })
      if (isDue) await documents.publish({ documentId })
    })
  } catch (error) {
    strapi.log.error(`The article “${title}” cannot be published at its time: ${errorMessage(error)}`)
    if (error instanceof errors.ValidationError) await forgetTime(strapi, documentId)
  }
}

/** @param {Core.Strapi} strapi */
async function publishDue(strapi) {
  const articles = await strapi
    .documents(ARTICLE)
    .findMany({ status: 'draft', filters: due(), fields: ['title'] })
  for (const article of articles) await publish(strapi, article)
}

/** Publishes the articles whose time has come, every minute. @param {Core.Strapi} strapi */
function publishScheduled(strapi) {
  const every = Number(process.env.SCHEDULED_EVERY_MS || EVERY_MS)
  const check = () => {
    publishDue(strapi)
      .catch((error) => strapi.log.error(`Scheduled articles cannot be read: ${errorMessage(error)}`))
      .finally(() => setTimeout(check, every).unref())
  }
  check()
}

module.exports = { forgetTimes, rightFaults, timeFaults, publishScheduled }
