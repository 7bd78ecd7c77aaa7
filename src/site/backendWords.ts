/** Words that the backend is searched for. They are matched against its content and never shown. */

/** The spellings under which it may hold the repairs category. */
export const repairSpellings = ['sav', 'Dépannage', 'depannage', 'après-vente', 'apres-vente'] as const

/** Titles of services by slug (specification, 7). */
export const serviceTitles: Readonly<Record<string, string>> = {
  installation: 'Installation',
  entretien: 'Entretien',
  vente: 'Vente',
  sav: 'Dépannage',
  depannage: 'Dépannage',
}
