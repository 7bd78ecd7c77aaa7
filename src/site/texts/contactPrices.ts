/** Texts of the contact page's line about prices. */
export const pricesTexts = {
  repair: 'Une panne, un entretien ?',
} as const
