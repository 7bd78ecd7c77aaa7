'use strict'

const { isBlank, remarkIf } = require('./remarks')

const MESSAGE = 'L’adresse doit commencer par « https:// ».'

/** @param {unknown} typed an address on the web, or nothing @param {string} field */
const addressFaults = (typed, field) =>
  remarkIf(!isBlank(typed) && !/^https?:\/\/\S+$/.test(String(typed).trim()), field, MESSAGE)

module.exports = { addressFaults }
