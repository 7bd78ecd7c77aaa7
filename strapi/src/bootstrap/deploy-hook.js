'use strict'

/** @import { Core } from '@strapi/strapi' */

const { onVisibleChange } = require('../content/visible-changes')

const TIMEOUT_MS = 10_000
const RETRY_MS = 60_000

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
  onVisibleChange(strapi, call)
}

module.exports = { callDeployHook, callHook, reasonOf }
