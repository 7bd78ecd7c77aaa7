/** Texts that the catalogue only shows once a filter is set. */
export const filterTexts = {
  appliedFilters: 'Filtres appliqués',
  /** Before the filter's label. */
  removeFilter: 'Retirer le filtre',
  clearAll: 'Tout effacer',
  /** Before the list of what relaxing a single filter finds. */
  relax: 'À un critère près, il y a :',
  /** After the number of products. */
  relaxed: {
    power: 'sans le filtre de puissance',
    brand: 'sans le filtre de marque',
    type: 'sans le filtre de type',
    query: 'sans la recherche',
    category: 'dans toutes les catégories',
  },
} as const
