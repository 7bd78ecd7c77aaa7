'use strict'

/** @import { Entry, Remark } from './remarks' */

const { measureLimits } = require('../shared/measure-limits.mjs')
const { isLeftEmpty, remarkIf } = require('./remarks')

/** @param {Entry} entry */
const modulationFaults = ({ power_min_kw: min, power_max_kw: max }) =>
  remarkIf(
    !isLeftEmpty(min) && !isLeftEmpty(max) && Number(min) > Number(max),
    'power_min_kw',
    'La puissance minimale est plus grande que la maximale.',
  )

/** No appliance is as narrow, or as flat. */
const MOST_TIMES = 8

/** @param {Entry} entry */
const shapeFaults = ({ width_cm: width, height_cm: height }) =>
  remarkIf(
    Number(width) > 0 &&
      Number(height) > 0 &&
      (Number(height) > MOST_TIMES * Number(width) || Number(width) > MOST_TIMES * Number(height)),
    'height_cm',
    'Vérifiez la largeur et la hauteur : l’une fait plus de huit fois l’autre.',
  )

/** @param {Entry} entry @returns {Remark[]} */
const measureFaults = (entry) => [
  ...Object.entries(measureLimits).flatMap(([field, { min, max, unit }]) => {
    const value = entry[field]
    if (isLeftEmpty(value) || (Number(value) >= min && Number(value) <= max)) return []
    const [least, most] = [min, max].map((number) => number.toLocaleString('fr-FR'))
    return [{ field, message: `Écrivez un nombre entre ${least} et ${most} ${unit}.` }]
  }),
  ...shapeFaults(entry),
  ...modulationFaults(entry),
]

module.exports = { measureFaults }
