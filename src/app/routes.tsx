import { ViewTransition } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { RouteParams } from '../pages/routeParams'
import { contentPage } from './contentPage'
import { lazyPage, type LazyPage } from './lazyPage'

type PageRoute = {
  path: string
  /** The container's file under `src/pages`, without its ending: the build finds the page's scripts by it. */
  source: string
  page: LazyPage
}

/** The page of each address; its code is loaded when it is first shown. */
const pages: PageRoute[] = [
  {
    path: '/',
    source: 'HomePage/HomePage',
    page: lazyPage(async () => (await import('../pages/HomePage/HomePage')).HomePage),
  },
  {
    path: '/products',
    source: 'CataloguePage/CataloguePage',
    page: contentPage(async () => (await import('../pages/CataloguePage/CataloguePage')).CataloguePage),
  },
  {
    path: '/products/:slug',
    source: 'ProductPage/ProductPage',
    page: contentPage(async () => (await import('../pages/ProductPage/ProductPage')).ProductPage),
  },
  {
    path: '/contact',
    source: 'ContactPage/ContactPage',
    page: lazyPage(async () => (await import('../pages/ContactPage/ContactPage')).ContactPage),
  },
  {
    path: '/legalnotice',
    source: 'LegalPage/LegalPage',
    page: lazyPage(async () => (await import('../pages/LegalPage/LegalPage')).LegalPage),
  },
  {
    path: '/services',
    source: 'ServicesPage/ServicesPage',
    page: contentPage(async () => (await import('../pages/ServicesPage/ServicesPage')).ServicesPage),
  },
  {
    path: '/services/services-details/:id',
    source: 'ServicePage/ServicePage',
    page: contentPage(async () => (await import('../pages/ServicePage/ServicePage')).ServiceByIdPage),
  },
  {
    path: '/services/:category',
    source: 'ServicesPage/ServicesPage',
    page: contentPage(async () => (await import('../pages/ServicesPage/ServicesPage')).ServicesPage),
  },
  {
    path: '/services/:category/:slug',
    source: 'ServicePage/ServicePage',
    page: contentPage(async () => (await import('../pages/ServicePage/ServicePage')).ServicePage),
  },
  {
    path: '/actualites',
    source: 'NewsPage/NewsPage',
    page: contentPage(async () => (await import('../pages/NewsPage/NewsPage')).NewsPage),
  },
  {
    path: '/actualites/:slug',
    source: 'ArticlePage/ArticlePage',
    page: contentPage(async () => (await import('../pages/ArticlePage/ArticlePage')).ArticlePage),
  },
  {
    path: '*',
    source: 'NotFoundPage/NotFoundPage',
    page: lazyPage(async () => (await import('../pages/NotFoundPage/NotFoundPage')).NotFoundPage),
  },
]

const matchPage = (pathname: string) => matchRoutes(pages, pathname)?.[0]

/** At build no transition: React would hide a page with pictures until an inline script reveals it. */
const enter = import.meta.env.SSR ? 'none' : 'page'

/**
 * The page of the address. Pages cross-fade where the browser can; a change within a page (filters, pages of a list)
 * does not. `Routes` of react-router is not used: half of its code serves loaders and error routes that the site does
 * not have.
 */
export const RoutedPage = () => {
  const match = matchPage(useLocation().pathname)
  if (!match) return null
  const { path, page: Page } = match.route
  return (
    <RouteParams value={match.params}>
      <ViewTransition key={path} default="none" enter={enter} exit="page">
        <Page />
      </ViewTransition>
    </RouteParams>
  )
}

/**
 * Loads the code of the page at this address.
 * @returns the container's source file, by which the build finds its scripts.
 */
export const preloadPage = async (pathname: string): Promise<string | undefined> => {
  const route = matchPage(pathname)?.route
  await route?.page.preload()
  return route && `src/pages/${route.source}.tsx`
}
