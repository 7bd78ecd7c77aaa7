'use strict'

/** @import { Remark } from './remarks' */

const { isPhoneNumber } = require('../shared/phone-number.mjs')
const { remarkIf } = require('./remarks')

/** @param {unknown} typed @param {string} field @returns {Remark[]} */
const phoneFaults = (typed, field) =>
  remarkIf(
    typeof typed === 'string' && !isPhoneNumber(typed),
    field,
    'Ce n’est pas un numéro de téléphone : vérifiez ses chiffres ; un numéro étranger commence par + et l’indicatif du pays.',
  )

module.exports = { phoneFaults }
