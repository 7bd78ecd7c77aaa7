'use strict'

/** @typedef {Record<string, unknown>} Entry with its pictures and relations populated */
/** @typedef {{ field: string, message: string }} Remark in French, for the owner */

/** @param {unknown} value */
const isBlank = (value) => typeof value !== 'string' || value.trim() === ''

/** Whether no number was typed. @param {unknown} value */
const isLeftEmpty = (value) => value === null || value === undefined || value === ''

/**
 * @param {boolean} isFault
 * @param {string} field
 * @param {string} message
 * @returns {Remark[]}
 */
const remarkIf = (isFault, field, message) => (isFault ? [{ field, message }] : [])

module.exports = { isBlank, isLeftEmpty, remarkIf }
