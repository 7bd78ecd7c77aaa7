'use strict'

/** @import { Core } from '@strapi/strapi' */

const { toFrench } = require('../errors/french')
const { isObject } = require('../values/is-object')

/** The administration compares this one with its own text. */
const COMPARED = 'User not active'

/** @param {unknown} value @returns {unknown} */
function translate(value) {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? toFrench(item) : translate(item)))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'message' && typeof item === 'string' && item !== COMPARED ? toFrench(item) : translate(item),
    ]),
  )
}

/** Its message says nothing. @param {Record<string, unknown>} error */
const refusesPassword = ({ details }) => isObject(details) && 'currentPassword' in details

/** @param {string} event of a stream: its name, and its data as JSON */
const translateEvent = (event) =>
  event.replace(/^data: (.*)$/m, (_line, data) => `data: ${JSON.stringify(translate(JSON.parse(data)))}`)

/**
 * Strapi writes events past the body, one at a time.
 * @param {import('node:http').ServerResponse} response
 */
function translateEvents(response) {
  const write = response.write.bind(response)
  response.write = (/** @type {unknown} */ chunk) =>
    write(typeof chunk === 'string' ? translateEvent(chunk) : chunk)
}

/** The public API keeps Strapi's own messages. @type {Core.MiddlewareFactory} */
module.exports = () => async (ctx, next) => {
  if (ctx.path === '/upload/actions/upload-from-urls') translateEvents(ctx.res)
  await next()
  const isPublic = ctx.path.startsWith('/api/')
  if (ctx.status < 400 || isPublic || !isObject(ctx.body) || !('error' in ctx.body)) return
  const { error } = ctx.body
  const message = 'Le mot de passe actuel n’est pas le bon.'
  ctx.body = {
    ...ctx.body,
    error: isObject(error) && refusesPassword(error) ? { ...error, message } : translate(error),
  }
}
