'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { KeptVersion } from './keep' */

const { oneServerAtATime } = require('../content/one-server-at-a-time')
const { errorMessage } = require('../values/error-message')
const { contentTypesOf } = require('../content/types')
const { keptVersions, readEntry } = require('./keep')

const DAY_MS = 86_400_000
const DAYS_IN_BIN = 30

/** The bin shows what was deleted since then. */
const binStart = () => new Date(Date.now() - DAYS_IN_BIN * DAY_MS)

/** With the versions of the entry, unless it is there again. @param {Core.Strapi} strapi */
const forgetOld = (strapi) =>
  oneServerAtATime(strapi, async () => {
    /** @type {KeptVersion[]} */
    const expired = await keptVersions(strapi).findMany({
      where: { why: 'deletion', date: { $lt: binStart() } },
      select: ['id', 'kind', 'entry'],
    })
    for (const { id, kind, entry } of expired) {
      const type = contentTypesOf(strapi).find(({ uid }) => uid === kind)
      const isThere = type && (await readEntry(strapi, type, entry))
      await keptVersions(strapi).deleteMany({ where: isThere ? { id } : { kind, entry } })
    }
  })

/** Empties the bin of what is too old, now and every day. @param {Core.Strapi} strapi */
function forgetOldDeletions(strapi) {
  const check = () => {
    forgetOld(strapi)
      .catch((error) => strapi.log.error(`Old deletions cannot be forgotten: ${errorMessage(error)}`))
      .finally(() => setTimeout(check, DAY_MS).unref())
  }
  check()
}

module.exports = { binStart, forgetOldDeletions }
