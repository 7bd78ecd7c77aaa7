import { MAX_COMPARED } from '../limits'

/** Texts of choosing products to compare, on cards and on product pages. */
export const comparisonTexts = {
  compare: 'Comparer',
  /** Instead of “Comparer”, on the products that are not chosen. */
  full: 'Déjà trois choisis',
  /** Said by screen readers after `full`. */
  cannotAdd: (title: string) => ` : impossible d’ajouter ${title}`,
  refused: 'Trois produits au plus. Retirez-en un pour comparer celui-ci.',
  added: (title: string, count: number) => `${title} est à comparer : ${count} sur ${MAX_COMPARED} choisis.`,
  removed: (title: string) => `${title} n’est plus à comparer.`,
  /** The link to the comparison. */
  open: (count: number) => `Comparer (${count})`,
} as const
