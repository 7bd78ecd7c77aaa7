import type { QueryClient } from '@tanstack/react-query'
import { toFirstPage, toListed } from '../catalogue/firstPage'
import { articleQuery, newsFirstPageKey, type NewsFirstPage } from '../cms/articleQueries'
import { catalogueFirstPageKey, productQuery } from '../cms/productQueries'
import { publishedName } from '../cms/published'
import {
  serviceByIdQuery,
  serviceName,
  serviceQuery,
  servicesPageName,
  servicesPageQuery,
} from '../cms/serviceQueries'
import { serviceKinds, toServiceCategory } from '../cms/serviceCategory'
import { fetchServicesPage } from '../cms/servicesPage'
import type { Article, Product, Service } from '../cms/types'
import { ARTICLES_PER_STEP } from '../site/limits'
import { categorySegment, paths, serviceHref } from '../site/paths'
import { catalogueTexts } from '../site/texts/catalogue'
import { contactTexts } from '../site/texts/contact'
import { business, webSite } from '../seo/businessData'
import { articleMetadata, newsMetadata } from '../seo/metadata/news'
import { catalogueMetadata, productMetadata } from '../seo/metadata/catalogue'
import { contactMetadata } from '../seo/metadata/contact'
import { homeMetadata } from '../seo/metadata/home'
import { legalMetadata } from '../seo/metadata/legal'
import { serviceMetadata, servicesMetadata } from '../seo/metadata/services'
import { newsArticle, service as serviceNode } from '../seo/structuredData'
import { layoutTexts } from '../site/texts/layout'
import { SITE_PICTURE, type About } from './about'
import type { Content } from './content'

/** Content published as JSON beside the pages, for when the backend does not answer. */
export type PublishedFile = { name: string; data: unknown }

export type PrerenderedPage = {
  path: string
  about: About
  /** Puts the page's content in the data cache, where its queries find it. */
  fill?: (client: QueryClient) => void
  /** ISO 8601 date of the content's last change; absent when there is none. */
  lastModified?: string | null
  published?: PublishedFile[]
}

/** File systems allow names of 255 bytes; endings like `.html.br` are added to this. */
const MAX_NAME_BYTES = 230

/**
 * Whether a file can have this name. A page whose file cannot is left to the 404 document, which starts the
 * application.
 */
const isFileName = (segment: string) =>
  !/^\.|[/\\\0]/.test(segment) && segment !== '' && Buffer.byteLength(segment) < MAX_NAME_BYTES

/** Path of a page's file from the site's root, without its ending; null when a file cannot have that name. */
export const fileOf = ({ path }: PrerenderedPage): string | null => {
  if (path === paths.home) return 'index'
  const segments = path.slice(1).split('/').map(decodeURIComponent)
  return segments.every(isFileName) ? segments.join('/') : null
}

const canBePublished = ({ name }: PublishedFile) =>
  name.split('/').every((part) => Buffer.byteLength(part) < MAX_NAME_BYTES)

const withoutContent = <T extends Article | Service>(entry: T): T => ({ ...entry, contentHtml: null })

const { menu } = layoutTexts
const homeCrumb = { label: menu.home, href: paths.home }
const productsCrumb = { label: menu.products, href: paths.products }
const servicesCrumb = { label: menu.services, href: paths.services }
const newsCrumb = { label: menu.news, href: paths.news }

const productPage = (product: Product): PrerenderedPage => ({
  path: paths.product(product.slug),
  about: {
    metadata: productMetadata(product),
    crumbs: [homeCrumb, productsCrumb, { label: product.title }],
    image: product.image,
  },
  fill: (client) => client.setQueryData(productQuery(product.slug, client).queryKey, product),
  lastModified: product.updatedAt,
  published: [{ name: publishedName('products', product.slug), data: product }],
})

/** The same crumb as on the page (specification, 2). */
const categoryCrumb = ({ category }: Service) =>
  category ? { label: category.label, href: paths.servicesOf(category.slug) } : servicesCrumb

const servicePage = (service: Service, siteUrl: string): PrerenderedPage => ({
  path: serviceHref(service),
  about: {
    metadata: serviceMetadata(service),
    crumbs: [categoryCrumb(service), { label: service.slug || service.id }],
    image: service.image,
    nodes: [serviceNode(service, siteUrl)],
  },
  fill: (client) => {
    const { queryKey } = service.slug
      ? serviceQuery({ category: categorySegment(service), slug: service.slug }, client)
      : serviceByIdQuery(service.id, client)
    client.setQueryData(queryKey, service)
  },
  lastModified: service.updatedAt ?? service.date,
  published: [
    ...(service.slug ? [serviceName({ category: categorySegment(service), slug: service.slug })] : []),
    ...(service.id ? [publishedName('services', service.id)] : []),
  ].map((name) => ({ name, data: service })),
})

const articlePage = (article: Article, siteUrl: string): PrerenderedPage => ({
  path: paths.article(article.slug),
  about: {
    metadata: articleMetadata(article),
    crumbs: [homeCrumb, newsCrumb, { label: article.title }],
    image: article.cover,
    article,
    nodes: [newsArticle(article, siteUrl)],
  },
  fill: (client) => client.setQueryData(articleQuery(article.slug, client).queryKey, article),
  lastModified: article.updatedAt ?? article.date,
  published: [{ name: publishedName('articles', article.slug), data: article }],
})

/**
 * The lists of services, of all and of each category. Each trade has one, even without a service: the menu links to it.
 */
async function* servicesPages({ services }: Content): AsyncGenerator<PrerenderedPage> {
  const found = services.map(({ category }) => category?.slug).filter((slug) => slug !== undefined)
  const categories = new Set([...serviceKinds, ...found])
  for (const category of [undefined, ...categories]) {
    const first = await fetchServicesPage({ category, page: 1 })
    const label = toServiceCategory(category ?? '')?.label ?? null
    const published: PublishedFile[] = []
    let data = first
    for (let page = 1; page === 1 || data.services.length > 0; page += 1) {
      published.push({ name: servicesPageName({ category, page }), data })
      if (page >= first.pageCount) break
      data = await fetchServicesPage({ category, page: page + 1 })
    }
    yield {
      path: category === undefined ? paths.services : paths.servicesOf(category),
      about: {
        metadata: servicesMetadata(label),
        crumbs: [homeCrumb, { label: label ?? menu.services }],
      },
      fill: (client) => {
        const page = { ...first, services: first.services.map(withoutContent) }
        client.setQueryData(servicesPageQuery({ category, page: 1 }).queryKey, page)
      },
      published,
    }
  }
}

const toNewsFirstPage = (articles: Article[]): NewsFirstPage => ({
  articles: articles.slice(0, ARTICLES_PER_STEP).map(withoutContent),
  total: articles.length,
})

async function* everyPage(content: Content, siteUrl: string): AsyncGenerator<PrerenderedPage> {
  const { products, categories, services, articles } = content
  yield {
    path: paths.home,
    about: {
      metadata: homeMetadata(),
      nodes: [business(siteUrl, `${siteUrl}${SITE_PICTURE.path}`), webSite(siteUrl)],
    },
  }
  yield {
    path: paths.products,
    about: { metadata: catalogueMetadata(), crumbs: [homeCrumb, { label: menu.products }] },
    fill: (client) =>
      client.setQueryData(
        catalogueFirstPageKey,
        toFirstPage(products, categories, catalogueTexts.allCategories),
      ),
    published: [
      { name: 'products', data: products.map(toListed) },
      { name: 'categories', data: categories },
    ],
  }
  for (const product of products) yield productPage(product)
  yield* servicesPages(content)
  for (const service of services) yield servicePage(service, siteUrl)
  yield {
    path: paths.news,
    about: { metadata: newsMetadata(), crumbs: [homeCrumb, { label: menu.news }] },
    fill: (client) => client.setQueryData(newsFirstPageKey, toNewsFirstPage(articles)),
    published: [{ name: 'articles', data: articles.map(withoutContent) }],
  }
  for (const article of articles) yield articlePage(article, siteUrl)
  yield {
    path: paths.contact,
    about: {
      metadata: contactMetadata(),
      crumbs: [homeCrumb, { label: contactTexts.title }],
      nodes: [business(siteUrl)],
    },
  }
  yield {
    path: paths.legal,
    about: { metadata: legalMetadata(), crumbs: [homeCrumb, { label: layoutTexts.legal }] },
  }
}

/** The pages of the site that a file can hold, one at a time, so that thousands of them fit in memory. */
export async function* prerenderedPages(content: Content, siteUrl: string): AsyncGenerator<PrerenderedPage> {
  const seen = new Set<string>()
  for await (const page of everyPage(content, siteUrl)) {
    // Of two entries with the same address, the look-up finds the first.
    if (fileOf(page) === null || seen.has(page.path)) continue
    seen.add(page.path)
    yield { ...page, published: page.published?.filter(canBePublished) }
  }
}
