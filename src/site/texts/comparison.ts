import { MAX_COMPARED } from '../limits'

export const comparisonTexts = {
  compare: 'Comparer',
  full: 'Déjà trois choisis',
  /** For screen readers, after `full`. */
  cannotAdd: (title: string) => ` : impossible d’ajouter ${title}`,
  refused: 'Trois produits au plus. Retirez-en un pour comparer celui-ci.',
  added: (title: string, count: number) => `${title} est à comparer : ${count} sur ${MAX_COMPARED} choisis.`,
  removed: (title: string) => `${title} n’est plus à comparer.`,
  open: (count: number) => `Comparer (${count})`,
} as const
