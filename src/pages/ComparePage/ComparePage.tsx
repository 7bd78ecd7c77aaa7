import { useQueries, useQueryClient } from '@tanstack/react-query'
import { comparisonParameters, readComparisonAddress } from '../../catalogue/comparison'
import { comparisonRows } from '../../catalogue/comparisonRows'
import { uniqueProducts } from '../../cms/queries/findProduct'
import { productQuery } from '../../cms/queries/productQuery'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { ReadsAddress } from '../../hydration/address/ReadsAddress'
import { useIsAnswered } from '../../hydration/address/useIsAnswered'
import { compareMetadata } from './metadata'
import { comparisonHref, productQuoteHref } from '../../site/paths'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'
import { CompareView, type ComparisonState } from './CompareView'

/** The products that the address names, side by side. */
export const ComparePage = () => {
  const client = useQueryClient()
  const [search] = useHydratedSearchParams()
  const { slugs, hasMore } = readComparisonAddress(search)
  const results = useQueries({ queries: slugs.map((slug) => productQuery(slug, client)) })
  const isPending = results.some((result) => result.isPending)
  const isAnswered = useIsAnswered(!isPending)

  const toState = (): ComparisonState => {
    if (slugs.length === 0 || !isAnswered) return { status: 'empty' }
    if (isPending) return { status: 'loading' }
    // Data takes precedence over errors: a failed refetch keeps the content on screen.
    const products = uniqueProducts(results.flatMap(({ data }) => data ?? []))
    const failed = results.filter(({ data }) => data === undefined)
    const onRetry = () => failed.forEach(({ refetch }) => void refetch())
    if (products.length === 0 && failed.length > 0) return { status: 'error', onRetry }
    const found = products.map(({ slug }) => slug)
    return {
      status: 'ready',
      products,
      rows: comparisonRows(products),
      goneCount: results.filter(({ data }) => data === null).length,
      hasMore,
      onRetry: failed.length > 0 ? onRetry : undefined,
      quoteHref: productQuoteHref(...found),
      path: comparisonHref(found),
    }
  }

  return (
    <ReadsAddress parameters={comparisonParameters} isAnswered={isAnswered}>
      <PageMetadata {...compareMetadata()} />
      <CompareView state={toState()} />
    </ReadsAddress>
  )
}
