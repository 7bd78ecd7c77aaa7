'use strict'

/** @import { Entry, Remark } from './faults' */

/** The largest plausible value: beyond it, the unit is wrong. @type {[field: string, max: number, unit: string][]} */
const measures = [
  ['width_cm', 300, 'centimètres'],
  ['height_cm', 300, 'centimètres'],
  ['depth_cm', 300, 'centimètres'],
  ['weight_kg', 5000, 'kilos'],
  ['flue_mm', 500, 'millimètres'],
  ['log_cm', 150, 'centimètres'],
  ['hopper_kg', 500, 'kilos'],
  ['noise_db', 120, 'décibels'],
  // Above 100 for appliances that condense the steam of their smoke.
  ['efficiency', 110, 'pour cent'],
  ['power_min_kw', 100, 'kilowatts'],
  ['power_max_kw', 100, 'kilowatts'],
  ['guarantee_years', 50, 'années'],
  ['price_from', 100_000, 'euros'],
]

/** @param {unknown} value */
const isEmpty = (value) => value === null || value === undefined || value === ''

/** @param {Entry} entry @returns {Remark[]} */
const modulationFaults = ({ power_min_kw: min, power_max_kw: max }) =>
  !isEmpty(min) && !isEmpty(max) && Number(min) > Number(max)
    ? [{ field: 'power_min_kw', message: 'La puissance minimale est plus grande que la maximale.' }]
    : []

/** @param {Entry} entry @returns {Remark[]} */
const measureFaults = (entry) => [
  ...measures.flatMap(([field, max, unit]) => {
    const value = entry[field]
    if (isEmpty(value) || (Number(value) > 0 && Number(value) <= max)) return []
    const most = max.toLocaleString('fr-FR')
    return [{ field, message: `Écrivez un nombre de ${unit} plus grand que zéro, ${most} au plus.` }]
  }),
  ...modulationFaults(entry),
]

module.exports = { measureFaults }
