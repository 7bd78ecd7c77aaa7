// Searched for in the backend's content, never shown.

export const repairSpellings = [
  'sav',
  's.a.v',
  'Dépannage',
  'depannage',
  'après-vente',
  'apres-vente',
] as const

/** By slug (specification, 7). */
export const serviceTitles: Readonly<Record<string, string>> = {
  installation: 'Installation',
  entretien: 'Entretien',
  vente: 'Vente',
  sav: 'Dépannage',
  depannage: 'Dépannage',
}
