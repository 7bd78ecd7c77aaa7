import { useEffect, useRef } from 'react'
import {
  QuoteSubject,
  type QuoteItem,
  type QuoteSubjectState,
} from '../../components/contact/QuoteSubject/QuoteSubject'
import type { QuoteTexts } from '../../contact/quote'
import { quoteTexts as texts } from '../../site/texts/quote'

export type QuoteActions = {
  /** Called once it is known what the target stands for, and when that changes; `before` is what was filled in. */
  onFill: (texts: QuoteTexts, before: QuoteTexts | null) => void
  /** Called with the key of one of several that the visitor removes. */
  onRemove: (key: string) => void
  /** Called when the visitor removes everything, with what was filled in. */
  onRemoveAll: (texts: QuoteTexts) => void
}

export type Quote = { items: readonly QuoteItem[]; remarks: readonly string[]; texts: QuoteTexts }

export type FoundQuoteProps = QuoteActions & {
  /** Null when there is no such entry, undefined when it is not known yet or cannot be. */
  quote: Quote | null | undefined
  isPending: boolean
  /** Said when there is no such entry. */
  gone: string
}

/** Fills the form with a quote that is known, and shows what it is about. */
export const FoundQuote = ({ quote, isPending, gone, onFill, onRemove, onRemoveAll }: FoundQuoteProps) => {
  const filled = useRef<QuoteTexts | null>(null)
  const { projectType, message } = quote?.texts ?? {}
  useEffect(() => {
    if (projectType === undefined || message === undefined) return
    onFill({ projectType, message }, filled.current)
    filled.current = { projectType, message }
  }, [projectType, message, onFill])

  const toState = (): QuoteSubjectState => {
    if (quote) return { status: 'ready', ...quote }
    if (isPending) return { status: 'loading' }
    return { status: 'missing', message: quote === null ? gone : texts.failed }
  }
  return (
    <QuoteSubject
      state={toState()}
      onRemove={onRemove}
      onRemoveAll={() => quote && onRemoveAll(quote.texts)}
    />
  )
}
