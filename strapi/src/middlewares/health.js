'use strict'

/** @import { Core } from '@strapi/strapi' */

const { errorMessage } = require('../values/error-message')

const TIMEOUT_MS = 3_000

/** As every request does. @param {Core.Strapi} strapi */
const readRow = (strapi) =>
  strapi.db.transaction(() => strapi.db.query('strapi::core-store').findOne({ select: ['id'] }))

/** @returns {Promise<never>} */
const timeout = () =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer after ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })

/** @param {Core.Strapi} strapi */
async function isReadable(strapi) {
  try {
    await Promise.race([readRow(strapi), timeout()])
    return true
  } catch (error) {
    strapi.log.error(`The database cannot be read: ${errorMessage(error)}`)
    return false
  }
}

/**
 * Strapi answers its own health address with 204 whatever happens, and visitors with 401 while it cannot read what they
 * may do: proxies only keep their copies of a 5xx.
 * @type {Core.MiddlewareFactory}
 */
module.exports =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (ctx.path === '/_health') {
      ctx.set('Cache-Control', 'no-store')
      ctx.status = (await isReadable(strapi)) ? 204 : 503
      return
    }
    await next()
    if (ctx.status !== 401 || !ctx.path.startsWith('/api/') || (await isReadable(strapi))) return
    const error = {
      status: 503,
      name: 'ServiceUnavailableError',
      message: 'Service Unavailable',
      details: {},
    }
    ctx.status = error.status
    ctx.body = { data: null, error }
  }
