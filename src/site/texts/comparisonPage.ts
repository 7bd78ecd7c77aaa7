import { layoutTexts } from './layout'

export const comparisonPageTexts = {
  title: layoutTexts.compare,
  subtitle: 'Deux ou trois appareils côte\u00A0à\u00A0côte, pour choisir tranquillement.',
  metaDescription:
    'Comparez jusqu’à trois poêles, inserts ou climatiseurs de notre catalogue, côte à côte : puissance, type, marque. À partager ou à imprimer.',
  table: 'Comparaison des produits',
  fact: 'Caractéristique',
  summary: 'En bref',
  /** For screen readers, for a dash. */
  missing: 'non précisé',
  differs: ', valeurs différentes',
  legend: 'Les produits diffèrent sur ce point',
  remove: 'Retirer',
  /** For screen readers, after `remove`. */
  fromComparison: (title: string) => ` ${title} de la comparaison`,
  onlyDifferences: 'Seulement les différences',
  print: 'Imprimer la comparaison',
  howTo: 'Comment comparer',
  howToText:
    'Dans le catalogue ou sur la fiche d’un produit, choisissez « Comparer ». Deux ou trois produits se retrouvent ici, côte à côte, avec ce qui les distingue. L’adresse de la page garde votre choix : vous pouvez l’envoyer, et imprimer la page.',
  catalogue: 'Choisir dans le catalogue',
  withoutScript:
    'La comparaison a besoin de JavaScript. Parcourez le catalogue, ou appelez-nous : nous comparerons avec vous.',
  none: 'Aucun produit à comparer pour le moment.',
  one: 'Il manque un deuxième produit à comparer.',
  chooseHint: 'Choisissez-en deux ou trois dans le catalogue.',
  // Of three at the most, one is shown.
  gone: (count: number) =>
    count > 1
      ? 'Deux des produits demandés ne sont plus au catalogue.'
      : 'L’un des produits demandés n’est plus au catalogue.',
  allGone: 'Les produits demandés ne sont plus au catalogue.',
  leftOut: 'Trois produits au plus peuvent être comparés : les suivants sont laissés de côté.',
  failed: (count: number) =>
    count > 1
      ? 'Deux des produits demandés ne peuvent pas être affichés pour le moment.'
      : 'L’un des produits demandés ne peut pas être affiché pour le moment.',
  unavailable: 'La comparaison n’est pas disponible pour le moment.',
  unavailableHint: 'Réessayez dans un instant, ou appelez-nous : nous comparerons avec vous.',
  loading: 'Chargement de la comparaison…',
} as const
