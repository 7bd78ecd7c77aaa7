import { writeCatalogueAddress } from '../../catalogue/address'
import type { AllContent } from '../../cms/strapi/requests/allContent'
import { serviceKinds } from '../../cms/content/serviceCategory'
import type { Service, SiteMapLink, SiteMapSection } from '../../cms/content/types'
import { paths, serviceHref } from '../../site/paths'
import { common, trades } from '../../site/texts/common'
import { layoutTexts } from '../../site/texts/layout'
import { siteMapTexts } from '../../site/texts/siteMap'
import { foldText } from '../../values/foldText'

const { menu } = layoutTexts

/** The older ones are in the list of news. */
const MAX_ARTICLES = 100

const toLink = (service: Service): SiteMapLink => ({ label: service.title, href: serviceHref(service) })

/** The four trades, each with its services, then the categories that only the backend has. */
const servicesByCategory = (services: readonly Service[]): SiteMapLink[] => {
  const labels = new Map<string, string>(serviceKinds.map((kind) => [kind, trades[kind]]))
  for (const { category } of services) if (category) labels.set(category.slug, category.label)
  return Array.from(labels, ([slug, label]) => ({
    label,
    href: paths.servicesOf(slug),
    links: services.filter(({ category }) => category?.slug === slug).map(toLink),
  }))
}

const productsOf = (category: string): SiteMapLink => {
  const search = writeCatalogueAddress({ filters: { category: foldText(category) } })
  return { label: category, href: `${paths.products}?${search}` }
}

/** The sections of the site map. A product is reached by its category: there may be thousands. */
export const toSiteMap = ({
  categories,
  services,
  articles,
}: Pick<AllContent, 'categories' | 'services' | 'articles'>): SiteMapSection[] => [
  {
    title: menu.services,
    links: [
      { label: common.ourServices, href: paths.services },
      ...servicesByCategory(services),
      ...services.filter(({ category }) => category === null).map(toLink),
    ],
  },
  {
    title: menu.products,
    links: [
      { label: common.allProducts, href: paths.products },
      ...categories.map(({ name }) => productsOf(name)),
    ],
    withoutScript: siteMapTexts.withoutScript,
  },
  {
    title: menu.news,
    links: [
      { label: common.allArticles, href: paths.news },
      ...articles
        .slice(0, MAX_ARTICLES)
        .map(({ slug, title }) => ({ label: title, href: paths.article(slug) })),
    ],
  },
]
