/** Texts of the contact page's line about prices. */
export const pricesTexts = {
  repair: 'Une panne, un entretien ?',
  tariffs: 'Voir nos tarifs',
} as const
