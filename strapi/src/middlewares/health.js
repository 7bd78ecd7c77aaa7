'use strict'

/** @import { Core } from '@strapi/strapi' */

const { errorMessage } = require('../seed/error-message')

const TIMEOUT_MS = 3_000

/** As every request does. @param {Core.Strapi} strapi */
const readRow = (strapi) =>
  strapi.db.transaction(() => strapi.db.query('strapi::core-store').findOne({ select: ['id'] }))

/** @returns {Promise<never>} */
const timeout = () =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer after ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })

/** Strapi's own answer is always 204. @type {Core.MiddlewareFactory} */
module.exports =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (ctx.path !== '/_health') return next()
    ctx.set('Cache-Control', 'no-store')
    try {
      await Promise.race([readRow(strapi), timeout()])
      ctx.status = 204
    } catch (error) {
      strapi.log.error(`The database cannot be read: ${errorMessage(error)}`)
      ctx.status = 503
    }
  }
