'use strict'

/** @import { Entry } from './remarks' */

const { isPrice } = require('../shared/price.mjs')
const { remarkIf } = require('./remarks')

/** @param {unknown} typed @param {string} field */
const priceFaults = (typed, field) =>
  remarkIf(
    typeof typed === 'string' && typed.trim() !== '' && !isPrice(typed),
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
