'use strict'

/** @import { Core } from '@strapi/strapi' */

const { isObject } = require('../values/is-object')

/**
 * @param {unknown} file
 * @param {string} version
 * @param {string[]} places starts of the URLs of uploaded files
 */
function addVersion(file, version, places) {
  if (!isObject(file) || typeof file.url !== 'string') return
  const { url } = file
  // An object may be in the answer twice.
  if (places.some((place) => url.startsWith(place)) && !url.includes('?')) file.url = `${url}?v=${version}`
}

/** @param {unknown} value @param {string[]} places */
function addVersions(value, places) {
  if (!isObject(value)) return
  const { mime, updatedAt, formats } = value
  if (typeof mime === 'string' && typeof updatedAt === 'string') {
    const version = Date.parse(updatedAt).toString(36)
    for (const file of [value, ...Object.values(isObject(formats) ? formats : {})]) {
      addVersion(file, version, places)
    }
  }
  for (const part of Object.values(value)) addVersions(part, places)
}

/**
 * A picture that is replaced keeps its URL; with a version, browsers may keep it for a year.
 * @type {Core.MiddlewareFactory}
 */
module.exports = (_config, { strapi }) => {
  /** @type {string | undefined} */
  const publicUrl = strapi.config.get('plugin::upload.providerOptions.publicUrl')
  const places = ['/uploads/', ...(publicUrl ? [`${publicUrl}/`] : [])]
  return async (ctx, next) => {
    await next()
    if (ctx.path.startsWith('/api/') && isObject(ctx.body) && 'data' in ctx.body)
      addVersions(ctx.body.data, places)
  }
}
