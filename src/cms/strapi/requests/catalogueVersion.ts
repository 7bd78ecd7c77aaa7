import * as v from 'valibot'
import { settings } from '../../../site/settings'
import { buildUrl, fetchJson, firstFound, unlessRefused, type Query } from './http'
import { isFields } from '../wire/isFields'
import type { CatalogueVersion, ListVersion } from '../../content/types'
import { productFields } from '../wire/fieldNames'
import { isoDate } from '../wire/fields'
import { readList } from './strapi'
import type { StrapiCategory, StrapiProduct } from '../wire/wire'

const fetchFirst = async (path: 'products' | 'categories', query: Query, signal?: AbortSignal) => {
  const url = buildUrl(settings.apiUrl, path, {
    'fields[0]': 'updatedAt',
    ...query,
    'pagination[page]': 1,
    'pagination[pageSize]': 1,
  })
  const { entries, total } = readList<StrapiProduct & StrapiCategory>(await fetchJson(url, { signal }))
  return { total, first: entries[0] }
}

const dateOf = (entry: unknown) => (isFields(entry) ? v.parse(isoDate, entry.updatedAt) : null)

const fetchListVersion = (path: 'products' | 'categories', signal?: AbortSignal) =>
  unlessRefused<ListVersion, null>(async () => {
    const { total, first } = await fetchFirst(path, { sort: 'updatedAt:desc' }, signal)
    return { total, updatedAt: dateOf(first) }
  }, null)

/** A replaced picture has a new date; the product that shows it has not. */
const fetchPicturesVersion = (signal?: AbortSignal) => {
  const ofField = async (field: (typeof productFields.image)[number]): Promise<ListVersion> => {
    const query = {
      [`populate[${field}][fields][0]`]: 'updatedAt',
      // PostgreSQL would list the products without a picture first.
      [`filters[${field}][id][$notNull]`]: 'true',
      sort: `${field}.updatedAt:desc`,
    }
    const { total, first } = await fetchFirst('products', query, signal)
    return { total, updatedAt: dateOf(first?.[field]) }
  }
  return unlessRefused(() => firstFound(productFields.image.map((field) => () => ofField(field))), null)
}

/** Three responses of some 200 bytes instead of the catalogue. @throws CmsError when the backend fails. */
export const fetchCatalogueVersion = async (signal?: AbortSignal): Promise<CatalogueVersion> => {
  const [products, categories, pictures] = await Promise.all([
    fetchListVersion('products', signal),
    fetchListVersion('categories', signal),
    fetchPicturesVersion(signal),
  ])
  return { products, categories, pictures }
}
