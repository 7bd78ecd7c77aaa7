'use strict'

/** @import { Core } from '@strapi/strapi' */

const { errors } = require('@strapi/utils')
const { isObject } = require('../values/is-object')

/** For one request; beside it, the most of the site's own. */
const LIMITS = {
  filters: 10, // 5: the spellings of a service's category
  sort: 4, // 1
  fields: 40, // 2
  populate: 10, // 2
  // Each multiplies the rows that the database goes through.
  byRelation: 3, // 2: the products whose pictures changed last
}

const SIZES = {
  characters: 500, // a title
  keys: 8, // 5: filters[$or][0][title][$containsi]
  names: 2, // 1: a field; 2 are a field of a relation
  populated: 2, // 1
  pagination: 1_000_000, // 200
}

/** @typedef {{ keys: string[], text: string }} Value a text in a query, and the keys that lead to it */

/** @param {unknown} value @param {string[]} [keys] @returns {Value[]} */
const valuesIn = (value, keys = []) =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, item]) => valuesIn(item, [...keys, key]))
    : [{ keys, text: typeof value === 'string' ? value : '' }]

/** @param {string | undefined} key @returns {key is 'filters' | 'sort' | 'fields' | 'populate'} */
const isParameter = (key) => ['filters', 'sort', 'fields', 'populate'].includes(key ?? '')

/** As in `sort=categories.name:asc,title`. @param {string[]} keys @param {string} text */
function pathsOf(keys, text) {
  const names = keys.filter((key) => !/^(?:\$.*|\d+)$/.test(key))
  if (names.length > 0) return [names]
  return text.split(',').map((path) => path.replace(/:.*$/, '').trim().split('.'))
}

/**
 * What is populated has parameters of its own, as in `populate[image][fields]`.
 * @param {string[]} keys
 * @returns {string[]}
 */
const ownKeys = (keys) => (keys[0] === 'populate' && isParameter(keys[2]) ? ownKeys(keys.slice(2)) : keys)

/** @param {Core.Strapi} strapi @returns {ReadonlySet<string>} */
const relationsOf = (strapi) =>
  new Set(
    Object.values(strapi.contentTypes).flatMap(({ attributes }) =>
      Object.entries(attributes)
        .filter(([, { type }]) => ['relation', 'media', 'component', 'dynamiczone'].includes(type))
        .map(([name]) => name),
    ),
  )

/**
 * @param {unknown} query
 * @param {ReadonlySet<string>} relations
 */
function isWithinLimits(query, relations) {
  const counts = { filters: 0, sort: 0, fields: 0, populate: 0, byRelation: 0 }
  return valuesIn(query).every(({ keys, text }) => {
    const populated = keys.filter((key) => key === 'populate').length
    if (keys[0] === 'pagination' && Number(text) > SIZES.pagination) return false
    if (text.length > SIZES.characters || keys.length > SIZES.keys || populated > SIZES.populated)
      return false

    const [parameter, ...rest] = ownKeys(keys)
    if (!isParameter(parameter)) return true
    const paths = pathsOf(rest, text)
    counts[parameter] += paths.length
    if (parameter === 'filters' || parameter === 'sort') {
      counts.byRelation += paths.filter(
        ([name = '', ...further]) => further.length > 0 || relations.has(name),
      ).length
    }
    return (
      paths.every((path) => path.length <= SIZES.names) &&
      counts[parameter] <= LIMITS[parameter] &&
      counts.byRelation <= LIMITS.byRelation
    )
  })
}

/**
 * Before the database is asked: one address could keep the server busy for minutes.
 * @param {Core.Strapi} strapi
 */
function limitRequests(strapi) {
  const relations = relationsOf(strapi)
  /** @type {Core.MiddlewareHandler} */
  const limit = (ctx, next) => {
    if (!isWithinLimits(ctx.query, relations)) {
      throw new errors.ValidationError('Too many or too long parameters')
    }
    return next()
  }
  strapi.server.api('content-api').use(limit)
}

module.exports = { limitRequests }
