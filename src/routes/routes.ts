import { articleRoute } from '../pages/ArticlePage/route'
import { catalogueRoute } from '../pages/CataloguePage/route'
import { compareRoute } from '../pages/ComparePage/route'
import { contactRoute } from '../pages/ContactPage/route'
import { homeRoute } from '../pages/HomePage/route'
import { accessibilityRoute, legalNoticeRoute } from '../pages/LegalPage/route'
import { newsRoute } from '../pages/NewsPage/route'
import { notFoundRoute } from '../pages/NotFoundPage/route'
import { powerRoute } from '../pages/PowerPage/route'
import { previewRoute } from '../pages/PreviewPage/route'
import { productRoute } from '../pages/ProductPage/route'
import { serviceByIdRoute, serviceRoute } from '../pages/ServicePage/route'
import { servicesOfCategoryRoute, servicesRoute } from '../pages/ServicesPage/route'
import { siteMapRoute } from '../pages/SiteMapPage/route'
import { tariffsRoute } from '../pages/TariffsPage/route'
import type { PageRoute } from '../pages/shared/pageRoute'

export const routes = {
  home: homeRoute,
  catalogue: catalogueRoute,
  product: productRoute,
  compare: compareRoute,
  services: servicesRoute,
  servicesOfCategory: servicesOfCategoryRoute,
  service: serviceRoute,
  serviceById: serviceByIdRoute,
  news: newsRoute,
  article: articleRoute,
  contact: contactRoute,
  power: powerRoute,
  tariffs: tariffsRoute,
  legalNotice: legalNoticeRoute,
  accessibility: accessibilityRoute,
  siteMap: siteMapRoute,
  preview: previewRoute,
  notFound: notFoundRoute,
} satisfies Record<string, PageRoute>

export type RouteName = keyof typeof routes
