'use strict'

/** @import { Entry } from './remarks' */

const { remarkIf } = require('./remarks')

/** Without accents; the site reads the same words. */
const WORDS = ['gratuit', 'offert', 'inclus', 'compris', 'sur devis']

const NEGATIVE = /^(?:\D*\s)?[-\u2212]\s?\d/

/** @param {unknown} typed */
function isPrice(typed) {
  if (typeof typed !== 'string' || typed.trim() === '') return true
  const text = typed.trim().toLowerCase()
  return /\d/.test(text) ? !NEGATIVE.test(text) : WORDS.some((word) => text.includes(word))
}

/** @param {unknown} typed @param {string} field */
const priceFaults = (typed, field) =>
  remarkIf(
    !isPrice(typed),
    field,
    'Écrivez un prix, par exemple « 65 € TTC », ou bien « gratuit » ou « sur devis ».',
  )

/** @param {Entry} entry */
const tariffFaults = (entry) => [
  ...['hourly_rate', 'call_out', 'quote'].flatMap((field) => priceFaults(entry[field], field)),
  ...(Array.isArray(entry.services) ? entry.services : []).flatMap(({ price }, index) =>
    priceFaults(price, `services.${index}.price`),
  ),
]

module.exports = { tariffFaults }
