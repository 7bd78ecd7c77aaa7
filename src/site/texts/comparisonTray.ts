export const trayTexts = {
  label: 'Produits à comparer',
  addAnother: 'Choisissez-en un deuxième.',
  remove: 'Ne plus comparer',
  clear: 'Tout retirer',
  cleared: 'Plus aucun produit à comparer.',
} as const
