import type { LegalDetails } from '../../../site/legal'
import { paths, serviceHref } from '../../../site/paths'
import { settings } from '../../../site/settings'
import type { Shop } from '../../../site/shop'
import type { HomeTexts } from '../../../site/texts/home'
import { CmsError } from '../../CmsError'
import { fetchArticles } from './articles'
import { fetchContentVersion } from './contentVersion'
import { fetchHomeTexts, fetchLegalDetails, fetchPartners } from './firm'
import { fetchShop } from './shop'
import { fetchCatalogueVersion, fetchNewsVersion } from './listVersions'
import { fetchCategories, fetchProducts } from './products'
import { fetchAllServices } from './services'
import { fetchTariffs } from './tariffs'
import type {
  Article,
  CatalogueVersion,
  Category,
  NewsVersion,
  PicturedPartner,
  Product,
  Service,
  Tariffs,
} from '../../content/types'

export type AllContent = {
  products: Product[]
  categories: Category[]
  catalogueVersion: CatalogueVersion
  newsVersion: NewsVersion
  services: Service[]
  articles: Article[]
  shop: Partial<Shop> | null
  homeTexts: Partial<HomeTexts> | null
  legalDetails: Partial<LegalDetails> | null
  tariffs: Tariffs | null
  partners: PicturedPartner[] | null
  /** The version of all content; null when the backend does not tell. */
  version: string | null
  /** ms since 1970. */
  readAt: number
}

const VERSION_TIMEOUT_MS = 30_000

const PERMISSION = 'allow “find” to the role Public (Settings, Users & Permissions plugin, Roles)'

const remedies = new Map<number | null, string>([
  [400, 'set rest.strictParams to false in config/api.js'],
  [401, PERMISSION],
  [403, PERMISSION],
  [404, 'the backend has no such type'],
])

const withReadableError = async <T>(path: string, base: string, content: Promise<T>): Promise<T> => {
  try {
    return await content
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const remedy = cause instanceof CmsError ? remedies.get(cause.status) : undefined
    const sentence = remedy ? `${reason}; ${remedy}` : reason
    throw new Error(`The backend’s ${path} cannot be read from ${base}/${path}: ${sentence}.`, { cause })
  }
}

// Requests return the first of those that share an address.
const logSharedPaths = <Entry extends { title: string }>(
  entries: readonly Entry[],
  pathOf: (entry: Entry) => string,
) => {
  const owners = new Map<string, string>()
  for (const entry of entries) {
    const path = pathOf(entry)
    const owner = owners.get(path)
    if (owner === undefined) owners.set(path, entry.title)
    else console.warn(`“${entry.title}” has no page: “${owner}” has the same address, ${path}.`)
  }
}

/** @throws Error that names each request that failed: the site is never built from partial content. */
export const fetchAllContent = async (): Promise<AllContent> => {
  const readAt = Date.now()
  // Before the lists, so that a change in between is fetched by the first visitor. Their errors say more.
  const versions = [
    withReadableError('products', settings.apiUrl, fetchCatalogueVersion()),
    withReadableError('articles', settings.articlesApiUrl, fetchNewsVersion()),
    fetchContentVersion(VERSION_TIMEOUT_MS),
  ] as const
  await Promise.allSettled(versions)
  const requests = [
    withReadableError('products', settings.apiUrl, fetchProducts()),
    withReadableError('categories', settings.apiUrl, fetchCategories()),
    withReadableError('blog-posts', settings.apiUrl, fetchAllServices()),
    withReadableError('articles', settings.articlesApiUrl, fetchArticles()),
    withReadableError('shop', settings.apiUrl, fetchShop()),
    withReadableError('home-page', settings.apiUrl, fetchHomeTexts()),
    withReadableError('legal-notice', settings.apiUrl, fetchLegalDetails()),
    withReadableError('tariff', settings.apiUrl, fetchTariffs()),
    withReadableError('partners', settings.apiUrl, fetchPartners()),
  ] as const
  const results = await Promise.allSettled(requests)
  const failures = results.flatMap((result) =>
    result.status === 'rejected' && result.reason instanceof Error ? [result.reason] : [],
  )
  if (failures.length > 0)
    throw new Error(failures.map(({ message }) => message).join('\n'), { cause: failures[0]?.cause })

  const [products, categories, services, articles, ...firm] = await Promise.all(requests)
  const [shop, homeTexts, legalDetails, tariffs, partners] = firm
  const [catalogueVersion, newsVersion, version] = await Promise.all(versions)
  logSharedPaths(products, ({ slug }) => paths.product(slug))
  logSharedPaths(services, serviceHref)
  logSharedPaths(articles, ({ slug }) => paths.article(slug))
  return {
    products,
    categories,
    catalogueVersion,
    newsVersion,
    services,
    articles,
    shop,
    homeTexts,
    legalDetails,
    tariffs,
    partners,
    version,
    readAt,
  }
}
