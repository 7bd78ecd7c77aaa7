export const contactPricesTexts = {
  repair: 'Une panne, un entretien ?',
} as const
