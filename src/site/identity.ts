/** Placeholder for a value that only the owner knows; `npm run check:launch` lists the remaining ones. */
export const TO_COMPLETE = 'à compléter'

export type OpeningPeriod = { opens: string; closes: string }

const phone = '04 68 20 07 05'

/** "04 68 20 07 05" as a `tel:` address with the country code. */
const toPhoneHref = (french: string) => `tel:${french.replace(/\D/g, '').replace(/^0/, '+33')}`

export const site = {
  name: 'Braise & Brise',
  tagline: 'Bois, granulés et climatisation autour de Limoux',
  url: 'https://www.example.fr',
  phone,
  phoneHref: toPhoneHref(phone),
  email: TO_COMPLETE,
  address: { street: TO_COMPLETE, postalCode: TO_COMPLETE, village: TO_COMPLETE, department: 'Aude' },
  /** Degrees; Limoux until the owner gives the shop's position. */
  coordinates: { latitude: 43.0533, longitude: 2.2189 },
  social: {
    facebook: 'https://www.facebook.com/',
    linkedin: 'https://www.linkedin.com/',
  },
} as const

/** Local time of the shop, in order; a weekday is 0 (Sunday) to 6. The visible texts are generated from it. */
export const openingHours = {
  timeZone: 'Europe/Paris',
  weekdays: [1, 2, 3, 4, 5, 6],
  periods: [
    { opens: '10:00', closes: '12:30' },
    { opens: '13:30', closes: '18:00' },
  ] satisfies OpeningPeriod[],
} as const

/** The firm works within `radiusKm` of `centre`. The visible texts are generated from it. */
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

/** The shop's address, line by line. */
export const addressLines: readonly string[] = [
  site.address.street,
  `${site.address.postalCode} ${site.address.village}`,
  site.address.department,
]

/** Props of a `ContactBlock`. */
export const contactDetails = { phone: site.phone, phoneHref: site.phoneHref, address: addressLines }
