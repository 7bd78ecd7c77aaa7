/** Made at the first date: on a slow phone it takes longer than the rest of its chunk together. */
let long: Intl.DateTimeFormat | undefined

/** "12 novembre 2026", "1er novembre 2026" (specification, 9). */
export const formatLongDate = (iso: string): string => {
  long ??= new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
  return long.format(new Date(iso)).replace(/^1 /, '1er ')
}
