import { common } from './common'
import { layoutTexts } from './layout'

/** Specification, 2. */
export const catalogueTexts = {
  pageTitle: layoutTexts.menu.products,
  metaDescription:
    'Poêles à bois et à granulés, inserts, poêles hydro et climatisation : notre catalogue, à filtrer par puissance et par marque.',
  eyebrow: 'Catalogue',
  heading: 'Nos produits',
  categories: 'Catégories',
  allCategories: common.all,
  powerMin: 'Puissance min (kW)',
  powerMax: 'Puissance max (kW)',
  powerFilter: 'Puissance',
  powerHints: { min: 'ex. 6 kW', max: 'ex. 10 kW' },
  powerInvalid: 'Limite ignorée : indiquez un nombre positif, comme 8,5.',
  powerRefused: (labels: readonly string[]) => `${labels.join(', ')}. ${catalogueTexts.powerInvalid}`,
  apply: 'Appliquer',
  clear: 'Effacer',
  brands: 'Marques',
  allBrands: 'Toutes les marques',
  filters: 'Filtrer',
  activeFilters: (count: number) => (count > 1 ? `${count} filtres actifs` : `${count} filtre actif`),
  products: (count: number) => (count > 1 ? 'produits' : 'produit'),
  count: (count: number) => `${count} ${catalogueTexts.products(count)}`,
  shown: (shown: number, total: number) => `${shown} sur ${total} affichés`,
  results: 'Résultats',
  seeResults: 'Voir les produits',
  /** Without a product, the page says which filter to change. */
  seeCount: (count: number) =>
    count > 0 ? `Voir ${catalogueTexts.count(count)}` : 'Aucun produit : voir pourquoi',
  quoted: (text: string) => `« ${text} »`,
  search: 'Rechercher',
  searchHint: 'Nom, marque',
  type: common.type,
  allTypes: 'Tous les types',
  stoves: 'Poêles et inserts',
  sort: 'Trier par',
  sortOrders: {
    shop: 'Ordre du magasin',
    powerUp: 'Puissance croissante',
    powerDown: 'Puissance décroissante',
    name: 'Nom, de A à Z',
  },
  loading: 'Chargement du catalogue…',
  none: 'Aucun produit ne correspond à ces critères.',
  inverted: 'La puissance minimale dépasse la puissance maximale : aucun appareil ne peut y répondre.',
  emptyCatalogue: 'Le catalogue ne contient aucun produit pour le moment.',
  unavailable: 'Le catalogue n’est pas disponible pour le moment.',
  unavailableHint: 'Appelez-nous : nous vous renseignons de vive voix.',
} as const
