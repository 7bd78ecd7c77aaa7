'use strict'

/** @import { Core } from '@strapi/strapi' */

const TIMEOUT_MS = 10_000
const RETRY_MS = 60_000

const ENTRY_EVENTS = new Set(['entry.create', 'entry.update', 'entry.delete'])
const PUBLICATION_EVENTS = new Set(['entry.publish', 'entry.unpublish'])
// A new picture is in no entry yet; any other event may concern one that a text shows.
const PICTURE_EVENTS = new Set(['media.update', 'media.delete'])

/**
 * A draft has no `publishedAt`; an entry of a type without drafts has one.
 * @param {string} event
 * @param {{ uid?: string, entry?: { publishedAt?: string | null } }} [payload]
 */
const concernsVisitors = (event, { uid = '', entry } = {}) => {
  if (PICTURE_EVENTS.has(event)) return true
  if (!uid.startsWith('api::')) return false
  return PUBLICATION_EVENTS.has(event) || (ENTRY_EVENTS.has(event) && entry?.publishedAt !== null)
}

/**
 * @param {string} url
 * @throws {Error} when the hook does not answer, or refuses.
 */
async function callHook(url) {
  const { ok, status } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!ok) throw new Error(`it answered with status ${status}`)
}

/** `fetch` says why only in the cause of its error. @param {unknown} error */
function reasonOf(error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * A call that fails is made again every minute: the change would only be online after the next one.
 * @param {Core.Strapi} strapi
 */
function callDeployHook(strapi) {
  const url = process.env.DEPLOY_HOOK_URL
  if (!url) return
  if (!URL.canParse(url)) throw new Error('DEPLOY_HOOK_URL is not a valid URL.')

  /** @type {NodeJS.Timeout | undefined} */
  let retry
  const call = async () => {
    try {
      await callHook(url)
      clearTimeout(retry)
      retry = undefined
    } catch (error) {
      // Without the path, which is secret.
      if (!retry)
        strapi.log.error(`The deploy hook of ${new URL(url).origin} cannot be called: ${reasonOf(error)}.`)
      clearTimeout(retry)
      retry = setTimeout(call, RETRY_MS)
    }
  }
  strapi.eventHub.subscribe(async (event, payload) => {
    if (concernsVisitors(event, payload)) void call()
  })
}

module.exports = { callDeployHook, callHook, reasonOf }
