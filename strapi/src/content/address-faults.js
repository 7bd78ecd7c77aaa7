'use strict'

/** @import { Remark } from './faults' */

const MESSAGE = 'L’adresse doit commencer par « https:// ».'

/** @param {unknown} typed an address on the web, or nothing @param {string} field @returns {Remark[]} */
const addressFaults = (typed, field) =>
  typeof typed === 'string' && typed.trim() !== '' && !/^https?:\/\/\S+$/.test(typed.trim())
    ? [{ field, message: MESSAGE }]
    : []

module.exports = { addressFaults }
