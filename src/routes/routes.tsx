import { lazyPage, type LazyPage } from './lazyPage'
import type { RouteName } from './routeName'

/**
 * Every address of the site, by its page. What the build renders of each is in `renderedPages.ts`, an address of each
 * to visit in `examples.ts`: all three have the same names, so that none can be forgotten.
 */
type PageRoute = {
  /** A React Router path pattern. */
  path: string
  /** The page's source file, which the build uses to find its chunks. */
  source: string
  page: LazyPage
}

export const routes: Record<RouteName, PageRoute> = {
  home: {
    path: '/',
    source: 'src/pages/HomePage/HomePage.tsx',
    page: lazyPage(async () => (await import('../pages/HomePage/HomePage')).HomePage),
  },
  catalogue: {
    path: '/products',
    source: 'src/pages/CataloguePage/CataloguePage.tsx',
    page: lazyPage(async () => (await import('../pages/CataloguePage/CataloguePage')).CataloguePage),
  },
  product: {
    path: '/products/:slug',
    source: 'src/pages/ProductPage/ProductPage.tsx',
    page: lazyPage(async () => (await import('../pages/ProductPage/ProductPage')).ProductPage),
  },
  compare: {
    path: '/comparer',
    source: 'src/pages/ComparePage/ComparePage.tsx',
    page: lazyPage(async () => (await import('../pages/ComparePage/ComparePage')).ComparePage),
  },
  services: {
    path: '/services',
    source: 'src/pages/ServicesPage/ServicesPage.tsx',
    page: lazyPage(async () => (await import('../pages/ServicesPage/ServicesPage')).ServicesPage),
  },
  servicesOfCategory: {
    path: '/services/:category',
    source: 'src/pages/ServicesPage/ServicesPage.tsx',
    page: lazyPage(async () => (await import('../pages/ServicesPage/ServicesPage')).ServicesPage),
  },
  service: {
    path: '/services/:category/:slug',
    source: 'src/pages/ServicePage/ServicePage.tsx',
    page: lazyPage(async () => (await import('../pages/ServicePage/ServicePage')).ServicePage),
  },
  serviceById: {
    path: '/services/services-details/:id',
    source: 'src/pages/ServicePage/ServicePage.tsx',
    page: lazyPage(async () => (await import('../pages/ServicePage/ServicePage')).ServiceByIdPage),
  },
  news: {
    path: '/actualites',
    source: 'src/pages/NewsPage/NewsPage.tsx',
    page: lazyPage(async () => (await import('../pages/NewsPage/NewsPage')).NewsPage),
  },
  article: {
    path: '/actualites/:slug',
    source: 'src/pages/ArticlePage/ArticlePage.tsx',
    page: lazyPage(async () => (await import('../pages/ArticlePage/ArticlePage')).ArticlePage),
  },
  contact: {
    path: '/contact',
    source: 'src/pages/ContactPage/ContactPage.tsx',
    page: lazyPage(async () => (await import('../pages/ContactPage/ContactPage')).ContactPage),
  },
  power: {
    path: '/puissance',
    source: 'src/pages/PowerPage/PowerPage.tsx',
    page: lazyPage(async () => (await import('../pages/PowerPage/PowerPage')).PowerPage),
  },
  tariffs: {
    path: '/tarifs',
    source: 'src/pages/TariffsPage/TariffsPage.tsx',
    page: lazyPage(async () => (await import('../pages/TariffsPage/TariffsPage')).TariffsPage),
  },
  legalNotice: {
    path: '/legalnotice',
    source: 'src/pages/LegalPage/LegalPage.tsx',
    page: lazyPage(async () => (await import('../pages/LegalPage/LegalPage')).LegalPage),
  },
  accessibility: {
    path: '/accessibilite',
    source: 'src/pages/LegalPage/LegalPage.tsx',
    page: lazyPage(async () => (await import('../pages/LegalPage/LegalPage')).AccessibilityPage),
  },
  siteMap: {
    path: '/plan-du-site',
    source: 'src/pages/SiteMapPage/SiteMapPage.tsx',
    page: lazyPage(async () => (await import('../pages/SiteMapPage/SiteMapPage')).SiteMapPage),
  },
  preview: {
    path: '/apercu',
    source: 'src/pages/PreviewPage/PreviewPage.tsx',
    page: lazyPage(async () => (await import('../pages/PreviewPage/PreviewPage')).PreviewPage),
  },
  notFound: {
    path: '*',
    source: 'src/pages/NotFoundPage/NotFoundPage.tsx',
    page: lazyPage(async () => (await import('../pages/NotFoundPage/NotFoundPage')).NotFoundPage),
  },
}
