import { expect, it } from 'vitest'
import { withBoundArticles, withFrenchSpaces } from './frenchSpaces'

/** Shows no-break spaces as "_". */
const shown = (text: string) => withFrenchSpaces(text).replaceAll('\u00A0', '_')

it.each([
  ['2027 : ce qui change', '2027_: ce qui change'],
  ['Prêt ? Partez ! Oui ; non', 'Prêt_? Partez_! Oui_; non'],
  ['dit « oui » et', 'dit «_oui_» et'],
  ['8,5 kW, 50 km, 120 m², 1 200 €, 75 %', '8,5_kW, 50_km, 120_m², 1_200_€, 75_%'],
  ['1 250,00 € et 1 250 000 €', '1_250,00_€ et 1_250_000_€'],
  ['à 20 °C, R 410, en 2026 300 poêles, 12 3456', 'à 20_°C, R 410, en 2026 300 poêles, 12 3456'],
  ['70 kWh par sac, ballon de 300 L', '70_kWh par sac, ballon de 300_L'],
  ['3 mois et 2 kilos', '3 mois et 2 kilos'],
  ['déjà\u00A0: fait', 'déjà_: fait'],
  ['à 12:30, http://a.fr', 'à 12:30, http://a.fr'],
  ['', ''],
])('“%s”', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

it.each([
  ['Quatre métiers, un seul interlocuteur', 'Quatre métiers, un_seul interlocuteur'],
  ['par la même maison. Une seule.', 'par la_même maison. Une_seule.'],
  ['Voila le poêle, au-delà des murs', 'Voila le_poêle, au-delà des_murs'],
  ['un', 'un'],
])('binds the articles of “%s”', (text, expected) => {
  expect(withBoundArticles(text).replaceAll('\u00A0', '_')).toBe(expected)
})
