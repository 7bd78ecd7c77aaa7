import type { Article, Product } from '../../content/types'
import { fetchNewestArticle } from './articles'
import { unlessRefused } from './http'
import { fetchProductsById } from './products'

/** The products that are still there, and the newest article. @throws CmsError when the backend fails. */
export const fetchShowcase = async (
  cached: Product[],
  signal?: AbortSignal,
): Promise<{ products: Product[]; article: Article | null }> => {
  const ids = cached.map(({ id }) => id)
  const [products, article] = await Promise.all([
    // A backend may have no such filter.
    unlessRefused(() => fetchProductsById(ids, signal), null),
    fetchNewestArticle(signal),
  ])
  return { products: products ?? cached, article }
}
