import { useEffect, useRef } from 'react'
import { QuoteTargetBox, type QuoteTargetState } from '../../components/contact/QuoteTargetBox/QuoteTargetBox'
import {
  carryOver,
  clearCarriedOver,
  readCarriedOver,
  replaceCarriedOver,
  takeBack,
  writeCarriedOver,
  type QuoteTexts,
} from '../../contact/carriedOver'
import type { QuoteItem } from '../../contact/quote'
import type { ContactValues } from '../../contact/values'
import { quoteTexts as texts } from '../../site/texts/quote'

export type QuoteActions = {
  /** Called with what the request is about, none while that is unknown. */
  onItems: (items: readonly QuoteItem[]) => void
  /** Called with how the form changes, once it is known what the target stands for, and when that changes. */
  onFill: (change: (values: ContactValues) => ContactValues) => void
  /** Called with the key of one of several that the visitor removes. */
  onRemove: (key: string) => void
  /** Called when the visitor removes everything. */
  onRemoveAll: () => void
}

export type Quote = { items: readonly QuoteItem[]; remarks: readonly string[]; texts: QuoteTexts }

export type FoundQuoteProps = QuoteActions & {
  /** Null when there is no such entry, undefined when it is not known yet or cannot be. */
  quote: Quote | null | undefined
  /** How many entries the address names. */
  count?: number
  isPending: boolean
  /** Said when there is no such entry. */
  gone: string
}

/** Fills the form with a quote that is known, and shows what it is about. */
export const FoundQuote = ({
  quote,
  count = 1,
  isPending,
  gone,
  onItems,
  onFill,
  onRemove,
  onRemoveAll,
}: FoundQuoteProps) => {
  const filled = useRef<QuoteTexts | null>(null)
  const { projectType, message } = quote?.texts ?? {}
  useEffect(() => {
    if (projectType === undefined || message === undefined) return
    const now = { projectType, message }
    const before = filled.current
    const earlier = readCarriedOver()
    onFill((values) => (before ? replaceCarriedOver(values, before, now) : carryOver(values, now, earlier)))
    filled.current = now
    writeCarriedOver(now)
  }, [projectType, message, onFill])

  const items = quote?.items
  useEffect(() => {
    onItems(items ?? [])
    return () => onItems([])
  }, [items, onItems])

  const removeAll = () => {
    if (!quote) return
    onFill((values) => takeBack(values, quote.texts))
    clearCarriedOver()
    onRemoveAll()
  }

  const toState = (): QuoteTargetState => {
    if (quote) return { status: 'ready', ...quote }
    if (isPending) return { status: 'loading', count }
    return { status: 'error', message: quote === null ? gone : texts.failed }
  }
  return <QuoteTargetBox state={toState()} onRemove={onRemove} onRemoveAll={removeAll} />
}
