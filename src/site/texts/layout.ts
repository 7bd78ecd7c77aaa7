/** Specification, 2. */
export const layoutTexts = {
  mainMenu: 'Menu principal',
  menuDrawer: 'Menu et coordonnées',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  openPanel: 'Nous joindre',
  closePanel: 'Fermer le panneau',
  panelHeading: 'Avez vous un projet en tête? Contactez-nous.',
  showMore: 'Afficher plus',
  showLess: 'Masquer',
  legal: 'Mentions légales',
  accessibility: 'Accessibilité',
  siteMap: 'Plan du site',
  tariffs: 'Tarifs',
  stoveDown: 'Votre poêle est en panne ?',
  powerHelp: 'Quelle puissance pour mon logement ?',
  compare: 'Comparer des produits',
  footerMenu: 'Pied de page',
  blurb:
    'Poêles à bois et à granulés, inserts et climatisation : nous conseillons, posons, entretenons et dépannons autour de Limoux, avec les mêmes mains du premier appel au ramonage.',
  followUs: 'Nous suivre',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  menu: {
    home: 'Accueil',
    services: 'Services',
    products: 'Produits',
    news: 'Actualités',
    contact: 'Contact',
  },
} as const

export const phoneBarTexts = {
  label: 'Nous joindre',
  call: 'Appeler',
  quote: 'Devis',
} as const

export const contactBlockTexts = {
  phone: 'Téléphone',
  address: 'Adresse',
} as const
