/** Searched for in the backend's prices, without accents; never shown. */
export const priceWords = ['gratuit', 'offert', 'inclus', 'compris', 'sur devis'] as const

export const priceTexts = {
  free: 'Gratuit',
  withTax: (amount: string) => `${amount} € TTC`,
} as const
