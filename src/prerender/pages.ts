import { toFirstPage, toListed } from '../catalogue/firstPage'
import { articleQuery, articlesQuery, newsFirstPageKey, type NewsFirstPage } from '../cms/articleQueries'
import type { BackendCheck } from '../cms/content/backendCheck'
import { catalogueFirstPageKey, categoriesQuery, productQuery, productsQuery } from '../cms/productQueries'
import { serviceByIdQuery, serviceQuery, servicesPageQuery } from '../cms/serviceQueries'
import { serviceKinds, toServiceCategory } from '../cms/serviceCategory'
import { fetchServicesPage } from '../cms/strapi/servicesPage'
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
import { recordAnswers } from './answers'
import { lookupChecks } from './checks'
import type { Content } from './content'

/** Content published as JSON beside the pages, for when the backend does not answer. */
export type PublishedFile = { name: string; data: unknown }

export type PrerenderedPage = {
  path: string
  about: About
  /** What the page shows of the backend's content, by its key. */
  content?: Record<string, unknown>
  /** The calls by which the backend says whether that has changed. */
  checks?: BackendCheck[]
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
const fileOf = ({ path }: PrerenderedPage): string | null => {
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

type Checks = ReturnType<typeof lookupChecks>

const productPage = (product: Product, checks: Checks): PrerenderedPage => {
  const { key } = productQuery(product.slug)
  return {
    path: paths.product(product.slug),
    about: {
      metadata: productMetadata(product),
      crumbs: [homeCrumb, productsCrumb, { label: product.title }],
      image: product.image,
    },
    content: { [key]: product },
    checks: checks.product(product),
    lastModified: product.updatedAt,
    published: [{ name: key, data: product }],
  }
}

/** The same crumb as on the page (specification, 2). */
const categoryCrumb = ({ category }: Service) =>
  category ? { label: category.label, href: paths.servicesOf(category.slug) } : servicesCrumb

const servicePage = (service: Service, checks: Checks, siteUrl: string): PrerenderedPage => {
  const byId = serviceByIdQuery(service.id).key
  const bySlug = serviceQuery({ category: categorySegment(service), slug: service.slug }).key
  return {
    path: serviceHref(service),
    about: {
      metadata: serviceMetadata(service),
      crumbs: [categoryCrumb(service), { label: service.slug || service.id }],
      image: service.image,
      nodes: [serviceNode(service, siteUrl)],
    },
    content: { [service.slug ? bySlug : byId]: service },
    checks: checks.service(service),
    lastModified: service.updatedAt ?? service.date,
    published: [...(service.slug ? [bySlug] : []), ...(service.id ? [byId] : [])].map((name) => ({
      name,
      data: service,
    })),
  }
}

const articlePage = (article: Article, checks: Checks, siteUrl: string): PrerenderedPage => {
  const { key } = articleQuery(article.slug)
  return {
    path: paths.article(article.slug),
    about: {
      metadata: articleMetadata(article),
      crumbs: [homeCrumb, newsCrumb, { label: article.title }],
      image: article.cover,
      article,
      nodes: [newsArticle(article, siteUrl)],
    },
    content: { [key]: article },
    checks: checks.article(article),
    lastModified: article.updatedAt ?? article.date,
    published: [{ name: key, data: article }],
  }
}

/**
 * The lists of services, of all and of each category. Each trade has one, even without a service: the menu links to it.
 */
async function* servicesPages({ services }: Content): AsyncGenerator<PrerenderedPage> {
  const found = services.map(({ category }) => category?.slug).filter((slug) => slug !== undefined)
  const categories = new Set([...serviceKinds, ...found])
  for (const category of [undefined, ...categories]) {
    const { data: first, answers } = await recordAnswers(() => fetchServicesPage({ category, page: 1 }))
    const label = toServiceCategory(category ?? '')?.label ?? null
    const published: PublishedFile[] = []
    let data = first
    for (let page = 1; page === 1 || data.services.length > 0; page += 1) {
      published.push({ name: servicesPageQuery({ category, page }).key, data })
      if (page >= first.pageCount) break
      data = await fetchServicesPage({ category, page: page + 1 })
    }
    yield {
      path: category === undefined ? paths.services : paths.servicesOf(category),
      about: {
        metadata: servicesMetadata(label),
        crumbs: [homeCrumb, { label: label ?? menu.services }],
      },
      content: {
        [servicesPageQuery({ category, page: 1 }).key]: {
          ...first,
          services: first.services.map(withoutContent),
        },
      },
      checks: answers.checks,
      published,
    }
  }
}

const toNewsFirstPage = (articles: Article[]): NewsFirstPage => ({
  articles: articles.slice(0, ARTICLES_PER_STEP).map(withoutContent),
  total: articles.length,
})

async function* everyPage(content: Content, siteUrl: string): AsyncGenerator<PrerenderedPage> {
  const { products, categories, services, articles, answers } = content
  const checks = lookupChecks(content)
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
    content: { [catalogueFirstPageKey]: toFirstPage(products, categories, catalogueTexts.allCategories) },
    checks: [...answers.products.checks, ...answers.categories.checks],
    published: [
      { name: productsQuery().key, data: products.map(toListed) },
      { name: categoriesQuery().key, data: categories },
    ],
  }
  for (const product of products) yield productPage(product, checks)
  yield* servicesPages(content)
  for (const service of services) yield servicePage(service, checks, siteUrl)
  yield {
    path: paths.news,
    about: { metadata: newsMetadata(), crumbs: [homeCrumb, { label: menu.news }] },
    content: { [newsFirstPageKey]: toNewsFirstPage(articles) },
    checks: answers.articles.checks,
    published: [{ name: articlesQuery().key, data: articles.map(withoutContent) }],
  }
  for (const article of articles) yield articlePage(article, checks, siteUrl)
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

/** With the path of its file from the site's root, without its ending. */
export type FiledPage = PrerenderedPage & { file: string }

/** The pages of the site that a file can hold, one at a time, so that thousands of them fit in memory. */
export async function* prerenderedPages(content: Content, siteUrl: string): AsyncGenerator<FiledPage> {
  const seen = new Set<string>()
  for await (const page of everyPage(content, siteUrl)) {
    const file = fileOf(page)
    // Of two entries with the same address, the look-up finds the first.
    if (file === null || seen.has(page.path)) continue
    seen.add(page.path)
    yield { ...page, file, published: page.published?.filter(canBePublished) }
  }
}
