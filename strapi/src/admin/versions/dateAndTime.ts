const dateAndTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

/** “24 novembre 2026 à 14:32”, where the owner is. @param time in ISO 8601, or in ms */
export const formatDateAndTime = (time: string | number) => dateAndTime.format(new Date(time))
