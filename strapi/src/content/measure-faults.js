'use strict'

/** @import { Entry, Remark } from './remarks' */

const { isLeftEmpty, remarkIf } = require('./remarks')

/**
 * What is plausible: beyond it the unit is wrong, or a point stood for thousands (“4.290 €” is 4,29).
 * @type {[field: string, min: number, max: number, unit: string][]}
 */
const measures = [
  ['width_cm', 10, 300, 'centimètres'],
  ['height_cm', 10, 300, 'centimètres'],
  ['depth_cm', 5, 300, 'centimètres'],
  ['weight_kg', 3, 5000, 'kilos'],
  ['flue_mm', 20, 500, 'millimètres'],
  ['log_cm', 10, 150, 'centimètres'],
  ['hopper_kg', 1, 500, 'kilos'],
  ['noise_db', 5, 120, 'décibels'],
  // Above 100 for appliances that condense the steam of their smoke.
  ['efficiency', 10, 110, 'pour cent'],
  ['power_min_kw', 0.1, 100, 'kilowatts'],
  ['power_max_kw', 0.1, 100, 'kilowatts'],
  ['guarantee_years', 1, 50, 'ans'],
  ['price_from', 100, 100_000, 'euros'],
]

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
  ...measures.flatMap(([field, min, max, unit]) => {
    const value = entry[field]
    if (isLeftEmpty(value) || (Number(value) >= min && Number(value) <= max)) return []
    const [least, most] = [min, max].map((number) => number.toLocaleString('fr-FR'))
    return [{ field, message: `Écrivez un nombre entre ${least} et ${most} ${unit}.` }]
  }),
  ...shapeFaults(entry),
  ...modulationFaults(entry),
]

module.exports = { measureFaults }
