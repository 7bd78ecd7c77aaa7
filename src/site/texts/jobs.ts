/** Articles about jobs. */
export const jobTexts = {
  village: 'Commune',
  duration: 'Durée',
  product: 'Appareil',
  service: 'Prestation',
  before: 'Avant',
  after: 'Après',
  compare: 'Glisser de l’avant à l’après',
  shownAfter: (percent: number) => `après visible à ${percent} %`,
} as const
