const long = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Paris',
})

/** "12 novembre 2026" (specification, 9). */
export const formatLongDate = (iso: string): string => long.format(new Date(iso))
