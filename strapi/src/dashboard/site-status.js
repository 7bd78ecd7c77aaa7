'use strict'

const { errorMessage } = require('../values/error-message')
const { isObject } = require('../values/is-object')

/**
 * `GET {DEPLOY_HOOK_URL}/status`, with times in ISO 8601.
 * @typedef {object} HookStatus
 * @property {'idle' | 'waiting' | 'building' | 'failed'} state
 * @property {string | null} changedAt
 * @property {string | null} builtAt
 * @property {string | null} failedAt
 * @property {string | null} message In French, when the last build failed.
 */

/**
 * `unknown`: a hook that does not report, such as that of a static host.
 * @typedef {HookStatus | { state: 'unconfigured' | 'unknown' | 'unreachable' }} SiteStatus
 */

const TIMEOUT_MS = 4000

/** @type {HookStatus['state'][]} */
const STATES = ['idle', 'waiting', 'building', 'failed']

/** @param {unknown} value */
const textOrNull = (value) => (typeof value === 'string' ? value : null)

/** @param {unknown} body @returns {SiteStatus} */
function toStatus(body) {
  const fields = isObject(body) ? body : {}
  const state = STATES.find((known) => known === fields.state)
  if (!state) return { state: 'unknown' }
  return {
    state,
    changedAt: textOrNull(fields.changedAt),
    builtAt: textOrNull(fields.builtAt),
    failedAt: textOrNull(fields.failedAt),
    message: textOrNull(fields.message),
  }
}

/**
 * @param {string | undefined} hookUrl
 * @param {(message: string) => void} warn
 * @returns {Promise<SiteStatus>}
 */
async function readSiteStatus(hookUrl, warn) {
  if (!hookUrl) return { state: 'unconfigured' }
  try {
    const response = await fetch(`${hookUrl}/status`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const isJson = response.headers.get('content-type')?.includes('json')
    return response.ok && isJson ? toStatus(await response.json()) : { state: 'unknown' }
  } catch (error) {
    // The URL holds a secret: the message of `fetch` does not repeat it.
    warn(`The state of the site could not be read: ${errorMessage(error)}`)
    return { state: 'unreachable' }
  }
}

module.exports = { readSiteStatus }
