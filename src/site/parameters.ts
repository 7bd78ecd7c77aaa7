/** Beside `page`, which only says how many products are shown. */
export const catalogueParameters = [
  'categorie',
  'marque',
  'type',
  'appareil',
  'q',
  'min',
  'max',
  'tri',
] as const

const parameters: ReadonlySet<string> = new Set([
  ...catalogueParameters,
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
