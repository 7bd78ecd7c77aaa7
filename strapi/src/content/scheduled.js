'use strict'

/** @import { Core } from '@strapi/strapi' */

const { errorMessage } = require('../seed/error-message')
const { oneServerAtATime } = require('./one-server-at-a-time')

const ARTICLE = 'api::article.article'
const EVERY_MS = 60_000

/**
 * Once: what is refused stays a draft, without its time, which would be tried again for ever.
 * @param {Core.Strapi} strapi
 * @param {{ documentId: string, title?: string | null }} article
 */
async function publish(strapi, { documentId, title }) {
  await strapi.db.query(ARTICLE).updateMany({ where: { documentId }, data: { publish_at: null } })
  try {
    await strapi.documents(ARTICLE).publish({ documentId })
  } catch (error) {
    strapi.log.error(`The article “${title}” cannot be published at its time: ${errorMessage(error)}`)
  }
}

/** @param {Core.Strapi} strapi */
const publishDue = (strapi) =>
  oneServerAtATime(strapi, async () => {
    const due = await strapi.documents(ARTICLE).findMany({
      status: 'draft',
      filters: { publish_at: { $lte: new Date().toISOString() } },
      fields: ['title'],
    })
    for (const article of due) await publish(strapi, article)
  })

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

module.exports = { publishScheduled }
