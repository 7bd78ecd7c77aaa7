import { expect, it } from 'vitest'
import { withFrenchSpaces } from './frenchSpaces'

/** Shows no-break spaces as "_". */
const shown = (text: string) => withFrenchSpaces(text).replaceAll('\u00A0', '_')

it.each([
  ['2027 : ce qui change', '2027_: ce qui change'],
  ['Prêt ? Partez ! Oui ; non', 'Prêt_? Partez_! Oui_; non'],
  ['dit « oui » et', 'dit «_oui_» et'],
  ['8,5 kW, 50 km, 120 m², 1 200 €, 75 %', '8,5_kW, 50_km, 120_m², 1 200_€, 75_%'],
  ['3 mois et 2 kilos', '3 mois et 2 kilos'],
  ['déjà\u00A0: fait', 'déjà_: fait'],
  ['à 12:30, http://a.fr', 'à 12:30, http://a.fr'],
  ['', ''],
])('“%s”', (text, expected) => {
  expect(shown(text)).toBe(expected)
})
