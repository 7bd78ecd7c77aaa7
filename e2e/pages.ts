import { examples as paths } from '../src/routes/examples'
import type { RouteName } from '../src/routes/routes'

type ExamplePage = { path: string; title: string; isPrerendered: boolean }

const example = (name: RouteName, title: string, isPrerendered = true): ExamplePage => ({
  path: paths[name],
  title,
  isPrerendered,
})

/** An example page of each route, its title, and whether the build writes a file for it. */
export const examples: Record<RouteName, ExamplePage> = {
  home: example('home', 'Braise & Brise – Poêles, inserts et climatisation autour de Limoux'),
  catalogue: example('catalogue', 'Produits | Braise & Brise'),
  product: example('product', 'Ondéa 8 | Braise & Brise'),
  compare: example('compare', 'Comparer des produits | Braise & Brise'),
  services: example('services', 'Nos services | Braise & Brise'),
  servicesOfCategory: example('servicesOfCategory', 'Entretien – Nos services | Braise & Brise'),
  service: example('service', 'Ramonage et certificat | Braise & Brise'),
  serviceById: example('serviceById', 'Vente | Braise & Brise', false),
  news: example('news', 'Actualités | Braise & Brise'),
  article: example('article', 'Garder une vitre propre – Actualités | Braise & Brise'),
  contact: example('contact', 'Nous contacter | Braise & Brise'),
  power: example('power', 'Quelle puissance pour mon logement ? | Braise & Brise'),
  tariffs: example('tariffs', 'Tarifs | Braise & Brise'),
  legalNotice: example('legalNotice', 'Mentions légales | Braise & Brise'),
  accessibility: example('accessibility', 'Accessibilité | Braise & Brise'),
  siteMap: example('siteMap', 'Plan du site | Braise & Brise'),
  preview: example('preview', 'Aperçu | Braise & Brise'),
  notFound: example('notFound', 'This page could not be found. | Braise & Brise', false),
}

/** An address of every route whose page the build writes. */
export const prerenderedPaths = Object.values(examples)
  .filter((page) => page.isPrerendered && page !== examples.preview)
  .map(({ path }) => path)
