import { indexCatalogue, type Catalogue } from '../catalogue/filters'
import { toFirstPage, toListed } from '../catalogue/firstPage'
import { nearestInPower } from '../catalogue/nearestInPower'
import type { AllContent } from '../cms/allContent'
import { homeTextsQuery, legalDetailsQuery, partnersQuery, shopQuery } from '../cms/firmQueries'
import type { PageContent } from '../cms/pageContent'
import { articleNeighboursQuery, neighboursOf } from '../cms/articleNeighbours'
import { articleKey, articlesQuery, newsFirstPageQuery, type NewsFirstPage } from '../cms/articleQueries'
import { categoriesQuery, productsQuery } from '../cms/productQueries'
import { catalogueVersionQuery } from '../cms/catalogueVersion'
import { productKey } from '../cms/productQuery'
import { tariffsQuery } from '../cms/tariffs'
import { siteMapQuery } from '../cms/siteMapQuery'
import type { Article, ArticleNeighbours, Product, Service } from '../cms/types'
import { catalogueFirstPageQuery } from '../pages/CataloguePage/catalogueFirstPageQuery'
import { samePowerQuery } from '../pages/ProductPage/samePowerQuery'
import { business, webSite } from '../seo/businessData'
import { SITE_PICTURE } from '../seo/describePage'
import { accessibilityMetadata } from '../seo/metadata/accessibility'
import { catalogueMetadata } from '../seo/metadata/catalogue'
import { compareMetadata } from '../seo/metadata/compare'
import { productMetadata } from '../seo/metadata/product'
import { contactMetadata } from '../seo/metadata/contact'
import { homeMetadata } from '../seo/metadata/home'
import { legalMetadata } from '../seo/metadata/legal'
import { articleMetadata, newsMetadata } from '../seo/metadata/news'
import { notFoundMetadata } from '../seo/metadata/notFound'
import { powerMetadata } from '../seo/metadata/power'
import { previewMetadata } from '../seo/metadata/preview'
import { tariffsMetadata } from '../seo/metadata/tariffs'
import { siteMapMetadata } from '../seo/metadata/siteMap'
import { labelledProduct, newsArticle } from '../seo/structuredData'
import { ARTICLES_PER_STEP } from '../site/limits'
import { paths } from '../site/paths'
import { defaultShop } from '../site/shop'
import { timeAtShop } from '../site/timeAtShop'
import { catalogueTexts } from '../site/texts/catalogue'
import { contactTexts } from '../site/texts/contact'
import { layoutTexts } from '../site/texts/layout'
import { powerTexts } from '../site/texts/power'
import { tariffsTexts } from '../site/texts/tariffs'
import { homeCrumb, newsCrumb, productsCrumb } from './crumbs'
import type { RenderedPage } from './renderedPage'
import { categoriesOf, serviceListPages, servicePages } from './renderedServices'
import type { RouteName } from './routeName'
import { toSiteMap } from './siteMap'

type Pages = Iterable<RenderedPage> | AsyncIterable<RenderedPage>

/** @param siteUrl scheme and host of the public site. */
type PagesOf = (content: AllContent, siteUrl: string) => Pages

const withoutContent = (article: Article): Article => ({ ...article, contentHtml: null })

const productPage = (product: Product, catalogue: Catalogue, siteUrl: string): RenderedPage => {
  const key = productKey(product.slug)
  const samePower = nearestInPower(catalogue, product).map(toListed)
  return {
    path: paths.product(product.slug),
    description: {
      metadata: productMetadata(product),
      crumbs: [homeCrumb, productsCrumb, { label: product.title }],
      image: product.image,
      nodes: labelledProduct(product, siteUrl),
    },
    entries: [
      [key, product],
      [samePowerQuery(product).queryKey, samePower],
    ],
    published: [[key, product]],
    lastModified: product.updatedAt,
  }
}

const articlePage = (article: Article, neighbours: ArticleNeighbours, siteUrl: string): RenderedPage => {
  const key = articleKey(article.slug)
  return {
    path: paths.article(article.slug),
    description: {
      metadata: articleMetadata(article),
      crumbs: [homeCrumb, newsCrumb, { label: article.title }],
      image: article.cover,
      article,
      nodes: [newsArticle(article, siteUrl)],
    },
    entries: [
      [key, article],
      [articleNeighboursQuery(article.slug).queryKey, neighbours],
    ],
    published: [[key, article]],
    lastModified: article.updatedAt ?? article.date,
  }
}

const newsFirstPage = (articles: readonly Article[]): NewsFirstPage => ({
  articles: articles.slice(0, ARTICLES_PER_STEP).map(withoutContent),
  total: articles.length,
})

/** What a page shows of the firm. A null says that the backend does not have it, so that the page does not ask. */
const firmContent = (...entries: PageContent['entries']) => ({
  entries,
  published: entries.filter(([, data]) => data !== null),
})

const hasSlug = ({ slug }: Service) => slug !== ''

/** The firm, as it is on the day of the build. */
const firm = ({ shop, readAt }: Pick<AllContent, 'shop' | 'readAt'>, siteUrl: string, image?: string) =>
  business(siteUrl, { ...defaultShop, ...shop }, timeAtShop(new Date(readAt)).date, image)

/** The pages that the build renders for each route, with their metadata and content. */
export const renderedPages: Record<RouteName, PagesOf> = {
  home: ({ homeTexts, partners, ...content }, siteUrl) => [
    {
      path: paths.home,
      description: {
        metadata: homeMetadata(),
        nodes: [firm(content, siteUrl, `${siteUrl}${SITE_PICTURE.path}`), webSite(siteUrl)],
      },
      ...firmContent([homeTextsQuery().queryKey, homeTexts], [partnersQuery().queryKey, partners]),
    },
  ],
  catalogue: ({ products, categories, catalogueVersion }) => [
    {
      path: paths.products,
      description: {
        metadata: catalogueMetadata(),
        crumbs: [homeCrumb, { label: productsCrumb.label }],
      },
      entries: [
        [catalogueFirstPageQuery().queryKey, toFirstPage(products, categories, catalogueTexts.allCategories)],
        [catalogueVersionQuery().queryKey, catalogueVersion],
      ],
      lists: [productsQuery().queryKey, categoriesQuery().queryKey],
      published: [
        [productsQuery().queryKey, products.map(toListed)],
        [categoriesQuery().queryKey, categories],
      ],
    },
  ],
  product: ({ products }, siteUrl) => {
    const catalogue = indexCatalogue(products)
    return products.map((product) => productPage(product, catalogue, siteUrl))
  },
  compare: () => [
    {
      path: paths.compare,
      description: {
        metadata: compareMetadata(),
        crumbs: [homeCrumb, { label: layoutTexts.compare }],
      },
    },
  ],
  services: ({ tariffs }) => serviceListPages([undefined], tariffs),
  servicesOfCategory: ({ services, tariffs }) => serviceListPages(categoriesOf(services), tariffs),
  service: ({ services, tariffs }, siteUrl) => servicePages(services.filter(hasSlug), tariffs, siteUrl),
  serviceById: ({ services, tariffs }, siteUrl) =>
    servicePages(
      services.filter((service) => !hasSlug(service)),
      tariffs,
      siteUrl,
    ),
  news: ({ articles }) => [
    {
      path: paths.news,
      description: { metadata: newsMetadata(), crumbs: [homeCrumb, { label: newsCrumb.label }] },
      entries: [[newsFirstPageQuery().queryKey, newsFirstPage(articles)]],
      lists: [articlesQuery().queryKey],
      published: [[articlesQuery().queryKey, articles.map(withoutContent)]],
    },
  ],
  article: ({ articles }, siteUrl) =>
    articles.map((article) => articlePage(article, neighboursOf(articles, article.slug), siteUrl)),
  contact: ({ homeTexts, tariffs, ...content }, siteUrl) => [
    {
      path: paths.contact,
      description: {
        metadata: contactMetadata(),
        crumbs: [homeCrumb, { label: contactTexts.title }],
        nodes: [firm(content, siteUrl)],
      },
      ...firmContent([homeTextsQuery().queryKey, homeTexts], [tariffsQuery().queryKey, tariffs]),
    },
  ],
  power: () => [
    {
      path: paths.power,
      description: { metadata: powerMetadata(), crumbs: [homeCrumb, { label: powerTexts.title }] },
    },
  ],
  tariffs: ({ tariffs }) => [
    {
      path: paths.tariffs,
      description: { metadata: tariffsMetadata(), crumbs: [homeCrumb, { label: tariffsTexts.title }] },
      ...firmContent([tariffsQuery().queryKey, tariffs]),
    },
  ],
  legalNotice: ({ shop, legalDetails }) => [
    {
      path: paths.legal,
      description: { metadata: legalMetadata(), crumbs: [homeCrumb, { label: layoutTexts.legal }] },
      ...firmContent([legalDetailsQuery().queryKey, legalDetails], [shopQuery().queryKey, shop]),
    },
  ],
  accessibility: () => [
    {
      path: paths.accessibility,
      description: {
        metadata: accessibilityMetadata(),
        crumbs: [homeCrumb, { label: layoutTexts.accessibility }],
      },
    },
  ],
  siteMap: (content) => {
    const entries: PageContent['entries'] = [[siteMapQuery().queryKey, toSiteMap(content)]]
    return [
      {
        path: paths.siteMap,
        description: { metadata: siteMapMetadata(), crumbs: [homeCrumb, { label: layoutTexts.siteMap }] },
        entries,
        published: entries,
      },
    ]
  },
  preview: () => [
    { path: paths.preview, description: { metadata: previewMetadata() }, entries: [], isListed: false },
  ],
  notFound: () => [
    { path: '/404', description: { metadata: notFoundMetadata() }, isFallback: true, isListed: false },
  ],
}
