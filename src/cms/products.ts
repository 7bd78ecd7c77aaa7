import { settings } from '../site/settings'
import { buildUrl, fetchJson, unlessRefused, type Query } from './http'
import { fetchAllEntries, isLastOf, uniqueById } from './paging'
import { couldBeId } from './ids'
import { readEntry, readList } from './strapi'
import { toCategory, toProduct } from './toProduct'
import type { Category, Product } from './types'

const PAGE_SIZE = 100

const fetchAll = (path: string, signal?: AbortSignal) =>
  fetchAllEntries({
    base: settings.apiUrl,
    path,
    query: { populate: '*' },
    pageSize: PAGE_SIZE,
    init: { signal },
    isLast: isLastOf(PAGE_SIZE),
  })

/** The whole list of products, by pages of 100 (specification, 7). @throws CmsError when any page fails. */
export const fetchProducts = async (signal?: AbortSignal): Promise<Product[]> =>
  uniqueById((await fetchAll('products', signal)).map(toProduct))

/** The whole list of categories, by pages of 100. @throws CmsError when any page fails. */
export const fetchCategories = async (signal?: AbortSignal): Promise<Category[]> =>
  (await fetchAll('categories', signal)).map(toCategory).filter((category) => category !== null)

const fetchFirst = async (filters: Query, signal?: AbortSignal): Promise<Product | null> => {
  const query = { ...filters, populate: '*', publicationState: 'live' }
  const list = readList(await fetchJson(buildUrl(settings.apiUrl, 'products', query), { signal }))
  const [entry] = list.entries
  return entry ? toProduct(entry) : null
}

const fetchById = async (id: string, signal?: AbortSignal): Promise<Product | null> => {
  const entry = readEntry(
    await fetchJson(buildUrl(settings.apiUrl, `products/${id}`, { populate: '*' }), { signal }),
  )
  return entry ? toProduct(entry) : null
}

/**
 * A product without a slug is addressed by the end of its `href`. `$containsi` also finds others: only an exact one
 * counts.
 */
const fetchByHref = async (slug: string, signal?: AbortSignal): Promise<Product | null> => {
  const query = { 'filters[href][$containsi]': slug, populate: '*', publicationState: 'live' }
  const list = readList(await fetchJson(buildUrl(settings.apiUrl, 'products', query), { signal }))
  return list.entries.map(toProduct).find((product) => product.slug === slug) ?? null
}

/**
 * The product of an address, looked up in this order: title, slug, part of the title, part of title or name
 * (specification, 7), end of the `href`, then the id when the slug may be one. A query the backend refuses finds
 * nothing.
 * @returns null when no look-up finds it.
 * @throws CmsError on a network failure, a 5xx or an answer that is not a list.
 */
export const fetchProduct = async (slug: string, signal?: AbortSignal): Promise<Product | null> => {
  // Every title contains the empty text: `$containsi` would find the first product of all.
  if (!slug) return null
  const lookups = [
    () => fetchFirst({ 'filters[title][$eq]': slug }, signal),
    () => fetchFirst({ 'filters[slug][$eq]': slug }, signal),
    () => fetchFirst({ 'filters[title][$containsi]': slug }, signal),
    () =>
      fetchFirst(
        { 'filters[$or][0][title][$containsi]': slug, 'filters[$or][1][name][$containsi]': slug },
        signal,
      ),
    () => fetchByHref(slug, signal),
    ...(couldBeId(slug) ? [() => fetchById(slug, signal)] : []),
  ]
  for (const lookup of lookups) {
    const product = await unlessRefused(lookup, null)
    if (product) return product
  }
  return null
}
