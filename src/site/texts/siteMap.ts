import { site } from '../identity'
import { layoutTexts } from './layout'

export const siteMapTexts = {
  title: layoutTexts.siteMap,
  subtitle: 'Toutes les pages du site, rangées par rubrique.',
  metaDescription: `Plan du site ${site.name} : toutes ses pages, ses catégories de produits, ses services et ses actualités.`,
  pages: 'Pages',
  withoutScript:
    'Le tri par catégorie a besoin de JavaScript : sans lui, chaque catégorie ouvre le catalogue entier.',
  loading: 'Chargement du plan du site…',
  unavailable: 'Le détail des rubriques n’est pas disponible pour le moment.',
  unavailableHint: 'Les pages ci-dessus y mènent aussi ; au besoin, un appel suffit.',
} as const
