import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { comparisonParameters, readComparisonAddress } from '../../catalogue/comparison'
import { readSelection, withoutChosen, writeSelection } from '../../catalogue/comparedProducts'
import { uniqueProducts } from '../../cms/queries/findProduct'
import type { Product } from '../../cms/content/types'
import { exactProductQuery } from '../../cms/queries/productQuery'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { ReadsAddress } from '../../hydration/address/ReadsAddress'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { compareMetadata } from './metadata'
import { comparisonHref, productQuoteHref } from '../../site/paths'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'
import { CompareView, type ComparisonState } from './CompareView'

/** The products that the address names, side by side. */
export const ComparePage = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useHydratedSearchParams()
  const { slugs, others } = readComparisonAddress(search)
  const results = useQueries({ queries: slugs.map((slug) => exactProductQuery(slug, client)) })

  const toState = (): ComparisonState => {
    if (slugs.length === 0) return { status: 'empty' }
    if (results.some(({ isPending }) => isPending)) return { status: 'loading' }
    // Data takes precedence over errors: a failed refetch keeps the content on screen.
    const products = uniqueProducts(results.flatMap(({ data }) => data ?? []))
    const failed = results.filter(({ data }) => data === undefined)
    const onRetry = () => failed.forEach(({ refetch }) => void refetch())
    if (products.length === 0 && failed.length > 0) return { status: 'error', onRetry }
    // One that could not be read may be there at the next try.
    const kept = new Set(
      results.flatMap(({ data }, index) => (data === null ? [] : (data?.slug ?? slugs[index] ?? []))),
    )
    const onRemove = (product: Product) => {
      writeSelection(withoutChosen(readSelection(), product))
      void navigate(comparisonHref([...kept, ...others].filter((slug) => slug !== product.slug)), {
        state: { keepScroll: true },
      })
    }
    return {
      status: 'ready',
      products,
      goneCount: results.filter(({ data }) => data === null).length,
      failed: failed.length > 0 ? { count: failed.length, onRetry } : null,
      hasMore: others.length > 0,
      onRemove,
      quoteHref: productQuoteHref(...kept),
      path: comparisonHref([...kept]),
    }
  }

  return (
    <ReadsAddress parameters={comparisonParameters} isAnswered={useIsHydrated()}>
      <PageMetadata {...compareMetadata()} />
      <CompareView state={toState()} />
    </ReadsAddress>
  )
}
