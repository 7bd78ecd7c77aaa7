'use strict'

/** @import { Entry, Remark } from './remarks' */
/** @import { HoursFault } from '../shared/opening-hours.mjs' */

const { addressFaults } = require('./address-faults')
const { yearFaults } = require('./date-faults')
const { phoneFaults } = require('./phone-faults')
const { isBlank, remarkIf } = require('./remarks')
const { readHours } = require('../shared/opening-hours.mjs')
const { isNothing } = require('../values/is-nothing')

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** @type {Record<HoursFault, string>} */
const hoursMessages = {
  unreadable: 'Ces heures ne peuvent pas être lues.',
  days: 'N’écrivez que les heures : chaque jour a sa case.',
  'no such time': 'Une de ces heures n’existe pas.',
  order: 'Écrivez les heures l’une après l’autre, du matin au soir.',
}

/** @param {unknown} typed @param {string} field @returns {Remark[]} */
function hoursFaults(typed, field) {
  const read = readHours(typeof typed === 'string' ? typed : '')
  return 'fault' in read ? [{ field, message: hoursMessages[read.fault] }] : []
}

/** How far ahead days of closure and a notice are planned. */
const YEARS_AHEAD = 2

/** @param {unknown} closures @param {number} latest year @returns {Remark[]} */
function closureFaults(closures, latest) {
  if (!Array.isArray(closures)) return []
  return closures.flatMap(({ from, to }, index) => [
    ...yearFaults(from, `closures.${index}.from`, latest),
    ...yearFaults(to, `closures.${index}.to`, latest),
    ...remarkIf(
      from && to && String(to) < String(from),
      `closures.${index}.to`,
      'Le dernier jour de fermeture est avant le premier.',
    ),
  ])
}

// Never beyond the next tag, see `html.js`.
const TAG = /<\/?[a-z][^<>]*>/i

/** @param {Entry} entry @param {number} latest year @returns {Remark[]} */
function noticeFaults({ notice, notice_from: from, notice_until: until }, latest) {
  const isUpsideDown = typeof from === 'string' && typeof until === 'string' && until < from
  return [
    ...yearFaults(from, 'notice_from', latest),
    ...yearFaults(until, 'notice_until', latest),
    ...remarkIf(
      TAG.test(String(notice)),
      'notice',
      'Écrivez l’annonce comme une simple phrase, sans code HTML.',
    ),
    ...remarkIf(isUpsideDown, 'notice_until', 'Le dernier jour de l’annonce est avant le premier.'),
  ]
}

/** In ISO 8601, as Sweden writes it. @param {Date} now */
const today = (now) => now.toLocaleDateString('sv', { timeZone: 'Europe/Paris' })

/** @param {Entry} entry @param {Date} now @returns {Remark[]} */
function proofFaults(entry, now) {
  const { since, contact_name: name, contact_portrait: portrait, contact_sentence: sentence } = entry
  const isOfNobody = isBlank(name) && !(isNothing(portrait) && isBlank(sentence))
  const review = Object(entry.reviews)
  const hasOnlyQuotes = isNothing(entry.reviews) && !isNothing(entry.review_quotes)
  return [
    ...yearFaults(review.date, 'reviews.date', Infinity),
    ...remarkIf(Number(since) > now.getFullYear(), 'since', 'Cette année est encore à venir.'),
    ...remarkIf(review.date > today(now), 'reviews.date', 'Cette date est encore à venir.'),
    ...remarkIf(
      isOfNobody,
      'contact_name',
      'Écrivez un nom : sans lui, le site ne montre ni la photo ni la phrase.',
    ),
    ...remarkIf(
      hasOnlyQuotes,
      'review_quotes',
      'Remplissez d’abord la note des clients : sans elle, le site ne montre pas ces extraits.',
    ),
  ]
}

/** @param {Entry} entry @returns {Remark[]} */
const linkFaults = ({ facebook, linkedin, certifications, reviews }) => [
  ...addressFaults(facebook, 'facebook'),
  ...addressFaults(linkedin, 'linkedin'),
  ...(Array.isArray(certifications) ? certifications : []).flatMap(({ link }, index) =>
    addressFaults(link, `certifications.${index}.link`),
  ),
  ...addressFaults(Object(reviews).link, 'reviews.link'),
]

/** The site would leave these out. @param {Entry} entry @param {Date} now @returns {Remark[]} */
const shopFaults = (entry, now) => [
  ...phoneFaults(entry.phone, 'phone'),
  ...linkFaults(entry),
  ...DAYS.flatMap((field) => hoursFaults(entry[field], field)),
  ...closureFaults(entry.closures, now.getFullYear() + YEARS_AHEAD),
  ...noticeFaults(entry, now.getFullYear() + YEARS_AHEAD),
  ...proofFaults(entry, now),
]

module.exports = { shopFaults }
