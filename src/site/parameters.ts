const parameters: ReadonlySet<string> = new Set([
  'categorie',
  'marque',
  'type',
  'appareil',
  'q',
  'min',
  'max',
  'tri',
  'page',
  'produits',
  'produit',
  'service',
  'puissance',
  'surface',
  'hauteur',
  'isolation',
  'altitude',
  'temperature',
])

/** Others add parameters too, for example `fbclid`. */
export const hasParameters = (search: URLSearchParams): boolean =>
  [...search.keys()].some((name) => parameters.has(name))
