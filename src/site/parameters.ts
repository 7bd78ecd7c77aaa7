/** The parameters in the query string of a page that change what it shows. */
const parameters: ReadonlySet<string> = new Set([
  // The catalogue and other lists.
  'categorie',
  'marque',
  'type',
  'q',
  'min',
  'max',
  'tri',
  'page',
  // The comparison.
  'produits',
  // The contact form.
  'produit',
  'service',
  'puissance',
  // The power that a home needs.
  'surface',
  'hauteur',
  'isolation',
  'altitude',
  'temperature',
])

/** Whether a page shows something else at this address than without the query string. Others add `fbclid`, for example. */
export const hasParameters = (search: URLSearchParams): boolean =>
  [...search.keys()].some((name) => parameters.has(name))
