import { settings } from '../../../site/settings'
import { buildUrl, fetchJson, firstFound, type Query } from './http'
import { fetchAllEntries, isLastOf, uniqueById } from './paging'
import { sortByPosition } from '../../content/positions'
import { couldBeId, couldBeSlug } from '../../content/ids'
import { readEntry, readList } from './strapi'
import { toCategory, toProduct } from '../normalisers/toProduct'
import type { Category, Product } from '../../content/types'
import type { StrapiCollections, StrapiProduct } from '../wire/wire'

const PAGE_SIZE = 100

const fetchAll = <Path extends keyof StrapiCollections>(path: Path, signal?: AbortSignal) =>
  fetchAllEntries({
    base: settings.apiUrl,
    path,
    query: { populate: '*' },
    pageSize: PAGE_SIZE,
    init: { signal },
    isLast: isLastOf(PAGE_SIZE),
  })

/**
 * Fetches all products, in pages of 100 (specification, 7): those that the owner gave a position, then the others in the
 * backend's order.
 * @throws CmsError when any page fails.
 */
export const fetchProducts = async (signal?: AbortSignal): Promise<Product[]> =>
  sortByPosition(uniqueById((await fetchAll('products', signal)).map(toProduct)))

/** Fetches all categories, in pages of 100, in the same order as products. @throws CmsError when any page fails. */
export const fetchCategories = async (signal?: AbortSignal): Promise<Category[]> =>
  sortByPosition(
    (await fetchAll('categories', signal)).map(toCategory).filter((category) => category !== null),
  )

const lookupUrl = (filters: Query) =>
  buildUrl(settings.apiUrl, 'products', { ...filters, populate: '*', publicationState: 'live' })

/**
 * The URLs that look up a product by its slug, in this order: title, slug, part of the title, part of
 * title or name (specification, 7). The first entry of a response is the product.
 */
const productLookups = (slug: string): string[] =>
  [
    { 'filters[title][$eq]': slug },
    { 'filters[slug][$eq]': slug },
    { 'filters[title][$containsi]': slug },
    { 'filters[$or][0][title][$containsi]': slug, 'filters[$or][1][name][$containsi]': slug },
  ].map(lookupUrl)

const fetchFirst = async (url: string, signal?: AbortSignal): Promise<Product | null> => {
  const [entry] = readList<StrapiProduct>(await fetchJson(url, { signal })).entries
  return entry ? toProduct(entry) : null
}

const fetchById = async (id: string, signal?: AbortSignal): Promise<Product | null> => {
  const url = buildUrl(settings.apiUrl, `products/${id}`, { populate: '*' })
  const entry = readEntry<StrapiProduct>(await fetchJson(url, { signal }))
  return entry ? toProduct(entry) : null
}

/**
 * The page of a product without a slug has the end of its `href` in its path. `$containsi` also finds other products,
 * so the slug is compared again.
 */
const fetchByHref = async (slug: string, signal?: AbortSignal): Promise<Product | null> => {
  const answer = await fetchJson(lookupUrl({ 'filters[href][$containsi]': slug }), { signal })
  const products = readList<StrapiProduct>(answer).entries.map(toProduct)
  return products.find((product) => product.slug === slug) ?? null
}

/**
 * Fetches a product by slug: with `productLookups`, then by the end of the `href`, then by id if the slug may be one. A
 * query that the backend refuses counts as no result.
 * @returns null when no look-up finds it.
 * @throws CmsError on a network failure, a 5xx, a response that is not a list, or when every look-up is refused.
 */
export const fetchProduct = async (slug: string, signal?: AbortSignal): Promise<Product | null> => {
  if (!couldBeSlug(slug)) return null
  const lookups = [
    ...productLookups(slug).map((url) => () => fetchFirst(url, signal)),
    () => fetchByHref(slug, signal),
    ...(couldBeId(slug) ? [() => fetchById(slug, signal)] : []),
  ]
  return firstFound(lookups)
}
