import { useEffect } from 'react'
import { QuoteTargetBox, type QuoteTargetState } from '../../components/contact/QuoteTargetBox/QuoteTargetBox'
import { quoteParameters, type QuoteTarget } from '../../contact/quote'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { ReadsAddress } from '../../hydration/address/ReadsAddress'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { quoteBoxTexts as texts } from '../../site/texts/quoteBox'
import type { QuoteActions } from './FoundQuote'

/** 4.5 KB with its queries and the power of a home, over the limit of the page's first scripts. */
const lazyLoader = lazyModule(async () => (await import('./QuoteTargetLoader')).QuoteTargetLoader)

export type LazyQuoteTargetProps = QuoteActions & { target: QuoteTarget | null }

/** What a quote is asked for. The build does not know it: the prerendered page keeps room for it. */
export const LazyQuoteTarget = ({ target, ...actions }: LazyQuoteTargetProps) => {
  const isHydrated = useIsHydrated()
  const { code: QuoteTargetLoader, error } = useLazyModule(lazyLoader, target !== null)
  const { onSettled } = actions
  const isFailed = error !== undefined
  useEffect(() => {
    if (isFailed) onSettled(true)
  }, [isFailed, onSettled])
  const boxOf = (state: QuoteTargetState) => <QuoteTargetBox state={state} {...actions} />

  const toContent = () => {
    if (!isHydrated) return boxOf({ status: 'prerendered' })
    if (!target) return null
    if (QuoteTargetLoader) return <QuoteTargetLoader target={target} {...actions} />
    if (isFailed) return boxOf({ status: 'error', message: texts.failed })
    return boxOf({ status: 'loading', count: target.kind === 'products' ? target.slugs.length : 1 })
  }
  return (
    <ReadsAddress parameters={quoteParameters} isAnswered={isHydrated}>
      {toContent()}
    </ReadsAddress>
  )
}
