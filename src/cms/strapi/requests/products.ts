import { settings } from '../../../site/settings'
import { loadOnce } from '../../../values/loadOnce'
import { buildUrl, fetchJson, firstFound, unlessRefused, type Params } from './http'
import { fetchAllEntries, uniqueById } from './paging'
import { sortByPosition } from '../../content/positions'
import { couldBeId, couldBeSlug, isNumericId } from '../../content/ids'
import { readEntry, readList } from './strapi'
import { toCategory, toProduct } from '../normalisers/toProduct'
import type { Category, Product } from '../../content/types'
import type { StrapiCollections, StrapiProduct } from '../wire/wire'

const PAGE_SIZE = 100

const fetchAll = <Path extends keyof StrapiCollections>(path: Path, signal?: AbortSignal) =>
  fetchAllEntries({
    base: settings.apiUrl,
    path,
    params: { populate: '*' },
    pageSize: PAGE_SIZE,
    init: { signal },
  })

/** In pages of 100 (specification, 7), by the owner's positions. @throws CmsError when any page fails. */
export const fetchProducts = async (signal?: AbortSignal): Promise<Product[]> =>
  sortByPosition(uniqueById((await fetchAll('products', signal)).map(toProduct)))

/** In the order of the ids, without those that are gone; null when the backend ignores the filter. @throws CmsError */
export const fetchProductsById = async (
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Product[] | null> => {
  if (ids.length === 0) return []
  const filters = ids.map((id, index) => {
    const field = isNumericId(id) ? 'id' : 'documentId'
    return [`filters[${field}][$in][${index}]`, id]
  })
  const url = buildUrl(settings.apiUrl, 'products', {
    ...Object.fromEntries(filters),
    populate: '*',
    publicationState: 'live',
    'pagination[pageSize]': ids.length,
  })
  const products = readList<StrapiProduct>(await fetchJson(url, { signal })).entries.map(toProduct)
  if (products.some(({ id }) => !ids.includes(id))) return null
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}

export const fetchCategories = async (signal?: AbortSignal): Promise<Category[]> =>
  sortByPosition(
    (await fetchAll('categories', signal)).map(toCategory).filter((category) => category !== null),
  )

const lookupUrl = (filters: Params) =>
  buildUrl(settings.apiUrl, 'products', { ...filters, populate: '*', publicationState: 'live' })

/** In this order (specification, 7); the first item of a response is the product. */
const productLookups = (slug: string): Params[] => [
  { 'filters[title][$eq]': slug },
  { 'filters[slug][$eq]': slug },
  { 'filters[title][$containsi]': slug },
  { 'filters[$or][0][title][$containsi]': slug, 'filters[$or][1][name][$containsi]': slug },
]

const fetchFirst = async (filters: Params, signal?: AbortSignal): Promise<Product | null> => {
  const [entry] = readList<StrapiProduct>(await fetchJson(lookupUrl(filters), { signal })).entries
  return entry ? toProduct(entry) : null
}

const fetchById = async (id: string, signal?: AbortSignal): Promise<Product | null> => {
  const url = buildUrl(settings.apiUrl, `products/${id}`, { populate: '*' })
  const entry = readEntry<StrapiProduct>(await fetchJson(url, { signal }))
  return entry ? toProduct(entry) : null
}

/** `$containsi` also finds other products, so the slug is compared again. */
const fetchByHref = async (slug: string, signal?: AbortSignal): Promise<Product | null> => {
  const answer = await fetchJson(lookupUrl({ 'filters[href][$containsi]': slug }), { signal })
  const products = readList<StrapiProduct>(answer).entries.map(toProduct)
  return products.find((product) => product.slug === slug) ?? null
}

/** Null when no look-up finds it. @throws CmsError on a network failure, a 5xx, or when all are refused. */
export const fetchProduct = async (slug: string, signal?: AbortSignal): Promise<Product | null> => {
  if (!couldBeSlug(slug)) return null
  const byText = [
    ...productLookups(slug).map((filters) => () => fetchFirst(filters, signal)),
    () => fetchByHref(slug, signal),
  ]
  if (!couldBeId(slug)) return firstFound(byText)
  const fetchOwn = loadOnce(() => fetchById(slug, signal))
  const found = await firstFound([...byText, fetchOwn])
  if (!found || found.slug === slug) return found
  // The number may be in another title: the product whose address is this id comes first.
  const own = await unlessRefused(fetchOwn, null)
  return own?.slug === slug ? own : found
}
