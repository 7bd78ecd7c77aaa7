const dateAndTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

/** “24 novembre 2026 à 14:32”, where the owner is. @param iso date and time in ISO 8601 */
export const formatDateAndTime = (iso: string) => dateAndTime.format(new Date(iso))
