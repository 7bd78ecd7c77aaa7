'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null

/** @param {unknown} file @param {string} version */
function addVersion(file, version) {
  if (!isObject(file) || typeof file.url !== 'string') return
  // An object that is in the answer twice has its version already.
  if (file.url.startsWith('/uploads/') && !file.url.includes('?')) file.url += `?v=${version}`
}

/** @param {unknown} value */
function addVersions(value) {
  if (!isObject(value)) return
  const { mime, updatedAt, formats } = value
  if (typeof mime === 'string' && typeof updatedAt === 'string') {
    const version = Date.parse(updatedAt).toString(36)
    for (const file of [value, ...Object.values(isObject(formats) ? formats : {})]) addVersion(file, version)
  }
  for (const part of Object.values(value)) addVersions(part)
}

// A picture that is replaced keeps its URL. The API adds to it when the file was last changed, so that browsers may keep
// each version for a year.
/** @type {Core.MiddlewareFactory} */
module.exports = () => async (ctx, next) => {
  await next()
  if (ctx.path.startsWith('/api/') && isObject(ctx.body) && 'data' in ctx.body) addVersions(ctx.body.data)
}
