import * as v from 'valibot'
import { settings } from '../../../site/settings'
import { buildUrl, fetchJson, firstFound, unlessRefused, type Params } from './http'
import { isFields } from '../../../values/fields'
import type { CatalogueVersion, ListVersion, NewsVersion } from '../../content/types'
import { articleFields, productFields } from '../wire/fieldNames'
import { isoDate } from '../wire/fields'
import { readList } from './strapi'
import type { StrapiArticle, StrapiProduct } from '../wire/wire'

type Path = 'products' | 'categories' | 'articles'
type PictureField = (typeof productFields.image | typeof articleFields.cover)[number]

const fetchFirst = async (path: Path, params: Params, signal?: AbortSignal) => {
  const url = buildUrl(path === 'articles' ? settings.articlesApiUrl : settings.apiUrl, path, {
    'fields[0]': 'updatedAt',
    ...params,
    'pagination[page]': 1,
    'pagination[pageSize]': 1,
  })
  const { entries, total } = readList<StrapiProduct & StrapiArticle>(await fetchJson(url, { signal }))
  return { total, first: entries[0] }
}

const dateOf = (entry: unknown) => (isFields(entry) ? v.parse(isoDate, entry.updatedAt) : null)

const fetchListVersion = (path: Path, signal?: AbortSignal) =>
  unlessRefused<ListVersion, null>(async () => {
    const { total, first } = await fetchFirst(path, { sort: 'updatedAt:desc' }, signal)
    return { total, updatedAt: dateOf(first) }
  }, null)

/** A replaced picture has a new date; the entry that shows it has not. */
const fetchPicturesVersion = (path: Path, fields: readonly PictureField[], signal?: AbortSignal) => {
  const ofField = async (field: PictureField): Promise<ListVersion> => {
    const params = {
      [`populate[${field}][fields][0]`]: 'updatedAt',
      // PostgreSQL would list the entries without a picture first.
      [`filters[${field}][id][$notNull]`]: 'true',
      sort: `${field}.updatedAt:desc`,
    }
    const { total, first } = await fetchFirst(path, params, signal)
    return { total, updatedAt: dateOf(first?.[field]) }
  }
  return unlessRefused(() => firstFound(fields.map((field) => () => ofField(field))), null)
}

/** Three responses of some 200 bytes instead of the catalogue. @throws CmsError when the backend fails. */
export const fetchCatalogueVersion = async (signal?: AbortSignal): Promise<CatalogueVersion> => {
  const [entries, categories, pictures] = await Promise.all([
    fetchListVersion('products', signal),
    fetchListVersion('categories', signal),
    fetchPicturesVersion('products', productFields.image, signal),
  ])
  return { entries, categories, pictures }
}

/** Two responses of some 200 bytes instead of all articles. @throws CmsError when the backend fails. */
export const fetchNewsVersion = async (signal?: AbortSignal): Promise<NewsVersion> => {
  const [entries, pictures] = await Promise.all([
    fetchListVersion('articles', signal),
    fetchPicturesVersion('articles', articleFields.cover, signal),
  ])
  return { entries, pictures }
}
