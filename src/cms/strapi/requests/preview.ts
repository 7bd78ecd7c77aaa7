import { settings } from '../../../site/settings'
import { CmsError } from '../../CmsError'
import { buildUrl, fetchJson } from './http'
import { isFields } from '../../../values/fields'
import type { Preview } from '../../content/types'
import { readEntry } from './strapi'
import { toArticle } from '../normalisers/toArticle'
import { toProduct } from '../normalisers/toProduct'
import { toService } from '../normalisers/toService'
import type { StrapiDocument, Unchecked } from '../wire/wire'

const UNAUTHORIZED = 401
const NOT_FOUND = 404

const toPreview = (uid: unknown, entry: Unchecked<StrapiDocument>): Preview | null => {
  if (uid === 'api::product.product') return { kind: 'product', product: toProduct(entry) }
  if (uid === 'api::article.article') return { kind: 'article', article: toArticle(entry) }
  if (uid === 'api::blog-post.blog-post') return { kind: 'service', service: toService(entry) }
  return null
}

/** Null when the token has expired or what it names is gone. @throws CmsError when the backend fails. */
export const fetchPreview = async (token: string, signal?: AbortSignal): Promise<Preview | null> => {
  const headers = { Authorization: `Bearer ${token}` }
  try {
    const answer = await fetchJson(buildUrl(settings.apiUrl, 'preview'), {
      headers,
      signal,
      cache: 'no-store',
    })
    const entry = readEntry<StrapiDocument>(answer)
    const meta = isFields(answer) && isFields(answer.meta) ? answer.meta : {}
    return entry && toPreview(meta.uid, entry)
  } catch (error) {
    if (error instanceof CmsError && (error.status === UNAUTHORIZED || error.status === NOT_FOUND))
      return null
    throw error
  }
}
