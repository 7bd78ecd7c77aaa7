export const pricesTexts = {
  repair: 'Une panne, un entretien ?',
} as const
