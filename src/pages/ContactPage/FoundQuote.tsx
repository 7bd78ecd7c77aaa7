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

export type QuoteActions = {
  /** Whether nothing can be removed, because the request is being sent. */
  isLocked: boolean
  /** Called with whether it is known what the request is about, or that it cannot be. */
  onSettled: (isSettled: boolean) => void
  /** Called with what the request is about, none while that is unknown. */
  onItems: (items: readonly QuoteItem[]) => void
  /** Called with how the form changes, once it is known what the target stands for, and when that changes. */
  onFill: (change: (values: ContactValues) => ContactValues) => void
  /** Called with the key of one of several that the visitor removes. */
  onRemove: (key: string) => void
  /** Called when the visitor removes everything. */
  onRemoveAll: () => void
}

/** `texts`: what it writes into the form. */
export type Quote = QuoteTargetState &
  ({ status: 'loading' | 'error' } | { status: 'ready'; texts: QuoteTexts })

export type FoundQuoteProps = QuoteActions & { quote: Quote }

/** Fills the form with a quote that is known, and shows what it is about. */
export const FoundQuote = ({
  quote,
  isLocked,
  onSettled,
  onItems,
  onFill,
  onRemove,
  onRemoveAll,
}: FoundQuoteProps) => {
  const found = quote.status === 'ready' ? quote : null
  const filled = useRef<QuoteTexts | null>(null)
  const { projectType, message } = found?.texts ?? {}
  useEffect(() => {
    if (projectType === undefined || message === undefined) return
    const now = { projectType, message }
    const before = filled.current
    const earlier = readCarriedOver()
    onFill((values) => (before ? replaceCarriedOver(values, before, now) : carryOver(values, now, earlier)))
    filled.current = now
    writeCarriedOver(now)
  }, [projectType, message, onFill])

  const items = found?.items
  useEffect(() => {
    onItems(items ?? [])
    return () => onItems([])
  }, [items, onItems])

  const isSettled = quote.status !== 'loading'
  useEffect(() => {
    onSettled(isSettled)
    return () => onSettled(false)
  }, [isSettled, onSettled])

  const removeAll = () => {
    if (!found) return
    onFill((values) => takeBack(values, found.texts))
    clearCarriedOver()
    onRemoveAll()
  }

  return <QuoteTargetBox state={quote} isLocked={isLocked} onRemove={onRemove} onRemoveAll={removeAll} />
}
