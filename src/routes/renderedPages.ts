import { articlePages } from '../pages/ArticlePage/rendered'
import { cataloguePages } from '../pages/CataloguePage/rendered'
import { comparePages } from '../pages/ComparePage/rendered'
import { contactPages } from '../pages/ContactPage/rendered'
import { homePages } from '../pages/HomePage/rendered'
import { accessibilityPages, legalNoticePages } from '../pages/LegalPage/rendered'
import { newsPages } from '../pages/NewsPage/rendered'
import { notFoundPages } from '../pages/NotFoundPage/rendered'
import { powerPages } from '../pages/PowerPage/rendered'
import { previewPages } from '../pages/PreviewPage/rendered'
import { productPages } from '../pages/ProductPage/rendered'
import { serviceByIdPages, servicePages } from '../pages/ServicePage/rendered'
import { servicesOfCategoryPages, servicesPages } from '../pages/ServicesPage/rendered'
import { siteMapPages } from '../pages/SiteMapPage/rendered'
import { tariffsPages } from '../pages/TariffsPage/rendered'
import type { RenderedPages } from '../pages/shared/renderedPage'
import type { RouteName } from './routes'

export const renderedPages: Record<RouteName, RenderedPages> = {
  home: homePages,
  catalogue: cataloguePages,
  product: productPages,
  compare: comparePages,
  services: servicesPages,
  servicesOfCategory: servicesOfCategoryPages,
  service: servicePages,
  serviceById: serviceByIdPages,
  news: newsPages,
  article: articlePages,
  contact: contactPages,
  power: powerPages,
  tariffs: tariffsPages,
  legalNotice: legalNoticePages,
  accessibility: accessibilityPages,
  siteMap: siteMapPages,
  preview: previewPages,
  notFound: notFoundPages,
}
