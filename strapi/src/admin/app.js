// What Strapi's own French leaves in English, and the values of the lists as the site shows them.
const fr = {
  air: 'Air',
  canalisable: 'Canalisable',
  etanche: 'Étanche',
  hydro: 'Hydro',
  vente: 'Vente',
  installation: 'Installation',
  entretien: 'Entretien',
  sav: 'Dépannage / SAV',
  'search.placeholder': 'Rechercher',
  'content-manager.containers.list.table-headers.status': 'État',
}

export default {
  config: {
    locales: ['fr'],
    translations: { fr },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app) {
    app.customFields.register({
      name: 'formatted-text',
      type: 'richtext',
      intlLabel: { id: 'formatted-text.label', defaultMessage: 'Texte mis en forme' },
      intlDescription: { id: 'formatted-text.description', defaultMessage: 'Gardé en HTML' },
      components: { Input: () => import('./formattedText/FormattedTextInput') },
    })
  },
  bootstrap() {},
}
