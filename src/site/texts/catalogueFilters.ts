/** Apart: the catalogue only shows them once a filter is set. */
export const filterTexts = {
  appliedFilters: 'Filtres appliqués',
  removeFilter: 'Retirer le filtre',
  clearAll: 'Tout effacer',
  relax: 'En élargissant vos critères, il y a :',
  relaxed: {
    power: 'sans le filtre de puissance',
    brand: 'sans le filtre de marque',
    type: 'sans le filtre de type',
    device: 'avec les climatisations',
    query: 'sans la recherche',
    category: 'dans toutes les catégories',
  },
} as const
