export const priceTexts = {
  free: 'Gratuit',
  withTax: (amount: string) => `${amount} € TTC`,
} as const
