'use strict'

/** @import { Entry } from './remarks' */

const { addressFaults } = require('./address-faults')
const { phoneFaults } = require('./phone-faults')
const { remarkIf } = require('./remarks')

/** The digits of La Poste's SIRETs add up to a multiple of 5 instead. */
const LA_POSTE = /^356000000/

/** @param {string} digits @param {(digit: number, fromEnd: number) => number} value */
const sumOf = (digits, value) =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => sum + value(Number(digit), index), 0)

/** Luhn's check digit. @param {string} digits */
const isChecked = (digits) =>
  /[1-9]/.test(digits) &&
  sumOf(digits, (digit, fromEnd) => (fromEnd % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0))) % 10 === 0

/** @param {string} siren */
const isSiren = (siren) => siren.length === 9 && isChecked(siren)

/** @param {string} siret */
const isSiret = (siret) =>
  siret.length === 14 &&
  (isChecked(siret) || (LA_POSTE.test(siret) && sumOf(siret, (digit) => digit) % 5 === 0))

/** A French VAT number is made from the SIREN. @param {string} digits */
const isVat = (digits) => {
  const [key, siren] = [digits.slice(0, 2), digits.slice(2)]
  return isSiren(siren) && (12 + 3 * (Number(siren) % 97)) % 97 === Number(key)
}

const COPY = 'recopiez-le de votre extrait Kbis ou de votre avis de situation.'

/**
 * Anything else is text, such as « non communiqué ».
 * @type {[field: string, checked: RegExp, isRight: (digits: string) => boolean, message: string][]}
 */
const NUMBERS = [
  ['siren', /\d/, isSiren, `Ce numéro SIREN n’existe pas : ${COPY}`],
  ['siret', /\d/, isSiret, `Ce numéro SIRET n’existe pas : ${COPY}`],
  ['vat_number', /^fr[\d\s]+$/i, isVat, 'Ce numéro de TVA n’existe pas : recopiez-le de vos factures.'],
]

const WITHOUT_LETTERS = /^\P{L}+$/u

/** Such as « www.mediateur.fr », which the site would not link to. */
const ADDRESS = /^\s*\S+\.\S+\s*$/

/** @param {Entry} entry */
const legalFaults = (entry) => [
  ...NUMBERS.flatMap(([field, checked, isRight, message]) => {
    const typed = entry[field]
    const isWrong = typeof typed === 'string' && checked.test(typed) && !isRight(typed.replace(/\D/g, ''))
    return remarkIf(isWrong, field, message)
  }),
  ...(WITHOUT_LETTERS.test(String(entry.host_phone)) ? phoneFaults(entry.host_phone, 'host_phone') : []),
  ...(ADDRESS.test(String(entry.mediator_website))
    ? addressFaults(entry.mediator_website, 'mediator_website')
    : []),
]

module.exports = { legalFaults }
