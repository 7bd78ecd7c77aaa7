/** `npm run check:launch` lists the values that are left. */
export const TO_COMPLETE = 'à compléter'

export const site = {
  name: 'Braise & Brise',
  tagline: 'Poêles, inserts et climatisation autour de Limoux',
  url: 'https://www.example.fr',
  timeZone: 'Europe/Paris',
  /** Degrees; Limoux until the owner gives the shop's position. */
  coordinates: { latitude: 43.0533, longitude: 2.2189 },
} as const

export const serviceArea = {
  centre: 'Limoux',
  radiusKm: 50,
  towns: [
    'Carcassonne',
    'Castelnaudary',
    'Quillan',
    'Mirepoix',
    'Bram',
    'Couiza',
    'Espéraza',
    'Alet-les-Bains',
    'Chalabre',
    'Lézignan-Corbières',
  ],
} as const
