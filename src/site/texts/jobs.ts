/** Articles about jobs. */
export const jobTexts = {
  village: 'Commune',
  duration: 'Durée',
  lasted: (duration: string) => `Durée\u00a0: ${duration}`,
  product: 'Appareil',
  service: 'Prestation',
  before: 'Avant',
  after: 'Après',
  compare: 'Glisser de l’avant à l’après',
  shownAfter: (percent: number) => `après visible à ${percent} %`,
} as const
