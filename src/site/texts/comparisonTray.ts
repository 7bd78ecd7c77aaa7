/** Texts of the strip with the products chosen to compare. */
export const trayTexts = {
  label: 'Produits à comparer',
  /** With a single product. */
  addAnother: 'Choisissez-en un deuxième.',
  /** Before the product's name. */
  remove: 'Ne plus comparer',
  clear: 'Tout retirer',
  cleared: 'Plus aucun produit à comparer.',
} as const
