'use strict'

/** @import { Remark } from './remarks' */

const { remarkIf } = require('./remarks')

const OLDEST_YEAR = 1990

/**
 * A year of which a digit is missing, or one too many.
 * @param {unknown} date ISO 8601, or nothing
 * @param {string} field
 * @param {number} latest year
 * @returns {Remark[]}
 */
function yearFaults(date, field, latest) {
  if (typeof date !== 'string' || date.trim() === '') return []
  const year = new Date(date).getUTCFullYear()
  return remarkIf(!(year >= OLDEST_YEAR && year <= latest), field, 'Vérifiez l’année de cette date.')
}

module.exports = { yearFaults }
