'use strict'

/** @import { Entry, Remark } from './faults' */

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const TIME = /(\d{1,2}) ?[hH:] ?(\d{2})?/g

const LAST_HOUR = 24
const MINUTES_IN_HOUR = 60

/** @param {unknown} typed @returns {string | undefined} */
function hoursFault(typed) {
  if (typeof typed !== 'string') return undefined
  const times = Array.from(typed.matchAll(TIME), ([, hours, minutes]) => ({
    hours: Number(hours),
    minutes: Number(minutes ?? 0),
  }))
  if (times.some(({ hours, minutes }) => hours > LAST_HOUR || minutes >= MINUTES_IN_HOUR)) {
    return 'Une de ces heures n’existe pas.'
  }
  const inMinutes = times.map(({ hours, minutes }) => hours * MINUTES_IN_HOUR + minutes)
  const isInOrder = inMinutes.every((time, index) => index === 0 || time > (inMinutes[index - 1] ?? 0))
  return isInOrder ? undefined : 'Écrivez les heures l’une après l’autre, du matin au soir.'
}

/** @param {unknown} closures @returns {Remark[]} */
function closureFaults(closures) {
  if (!Array.isArray(closures)) return []
  return closures.flatMap(({ from, to }, index) =>
    from && to && String(to) < String(from)
      ? [{ field: `closures.${index}.to`, message: 'Le dernier jour de fermeture est avant le premier.' }]
      : [],
  )
}

const TAG = /<\/?[a-z][^>]*>/i

/** @param {Entry} entry @returns {Remark[]} */
function noticeFaults({ notice, notice_from: from, notice_until: until }) {
  const isUpsideDown = typeof from === 'string' && typeof until === 'string' && until < from
  return [
    ...(TAG.test(String(notice))
      ? [{ field: 'notice', message: 'Écrivez l’annonce comme une simple phrase, sans code HTML.' }]
      : []),
    ...(isUpsideDown
      ? [{ field: 'notice_until', message: 'Le dernier jour de l’annonce est avant le premier.' }]
      : []),
  ]
}

/**
 * What the site could not use of the shop: it would go on showing its own hours, stay open, or announce nothing.
 * @param {Entry} entry
 * @returns {Remark[]}
 */
const shopFaults = (entry) => [
  ...DAYS.flatMap((field) => {
    const message = hoursFault(entry[field])
    return message ? [{ field, message }] : []
  }),
  ...closureFaults(entry.closures),
  ...noticeFaults(entry),
]

module.exports = { shopFaults }
