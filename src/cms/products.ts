import { settings } from '../site/settings'
import { buildUrl, fetchJson, isRefusal, type Query } from './http'
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

/** A product without a slug goes by the last part of its `href`, which others may contain. */
const fetchByHref = async (slug: string, signal?: AbortSignal): Promise<Product | null> => {
  const query = { 'filters[href][$containsi]': slug, populate: '*', publicationState: 'live' }
  const list = readList(await fetchJson(buildUrl(settings.apiUrl, 'products', query), { signal }))
  return list.entries.map(toProduct).find((product) => product.slug === slug) ?? null
}

/**
 * The product of an address opened cold: title, slug, part of the title, part of title or name (specification, 7), end
 * of the `href`, then the id when the slug may be one. A question the backend refuses counts as no answer and the next is
 * asked.
 * @returns null when none of them finds it.
 * @throws CmsError on a network failure, a 5xx or an answer that is no list.
 */
export const fetchProduct = async (slug: string, signal?: AbortSignal): Promise<Product | null> => {
  // Every title contains the empty text: the look-up would open the first product there is.
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
    try {
      const product = await lookup()
      if (product) return product
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  return null
}
