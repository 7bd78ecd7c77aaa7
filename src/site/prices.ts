/** How a price is written, and what one may say in place of an amount. */

/** Looked for in the backend's prices, without accents; never shown. */
export const priceWords = ['gratuit', 'offert', 'inclus', 'compris', 'sur devis'] as const

export const priceTexts = {
  free: 'Gratuit',
  /** @param amount in euros, VAT included. */
  withTax: (amount: string) => `${amount} € TTC`,
} as const
