import { common } from './common'

/** Specification, 2. */
export const productTexts = {
  factsHeading: 'Informations du produit -',
  categories: 'Catégorie(s)',
  noCategory: 'Aucune catégorie',
  type: common.type,
  types: { air: 'Air', canalisable: 'Canalisable', etanche: 'Étanche', hydro: 'Hydro' },
  brand: 'Marque',
  power: 'Puissance (kW)',
  print: 'Imprimer la fiche',
  samePower: 'Dans la même puissance',
  jobs: 'Cet appareil, chez nos clients',
  allOfPower: (range: string) => `Voir tous les appareils ${range}`,
  backToCatalogue: 'Retour au catalogue',
  notFound: 'Ce produit n’est pas ou plus au catalogue.',
  unavailable: 'La fiche de ce produit n’est pas disponible pour le moment.',
  loading: 'Chargement de la fiche…',
  fallbackTitle: 'Produit',
  // The word joiner keeps “Parlons-en” on one line.
  callQuestion: 'Un doute sur la puissance ? Parlons-\u2060en de vive voix.',
  airConditioningQuestion: 'Une pièce ou toute la maison ? Parlons-\u2060en de vive voix.',
} as const
