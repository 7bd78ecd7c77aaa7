import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { productQuery } from '../../cms/productQuery'
import { serviceByIdQuery, serviceQuery } from '../../cms/serviceQueries'
import type { Product, Service } from '../../cms/types'
import { QuoteSubject, type QuoteSubjectState } from '../../components/contact/QuoteSubject/QuoteSubject'
import type { ProductTarget, QuoteTarget as Target, QuoteTexts, ServiceTarget } from '../../contact/quote'
import { isServiceById } from '../../site/paths'
import { quoteTexts as texts } from '../../site/texts/quote'

type Actions = {
  /** Called once it is known what the target stands for. */
  onFill: (texts: QuoteTexts) => void
  /** Called when the visitor removes it, with what was filled in. */
  onRemove: (texts: QuoteTexts) => void
}

export type QuoteTargetProps = Actions & { target: Target }

/** Looks up what the address names, fills the form with it and shows it above. */
export const QuoteTarget = ({ target, ...actions }: QuoteTargetProps) =>
  target.kind === 'product' ? (
    <ProductQuote {...target} {...actions} />
  ) : (
    <ServiceQuote {...target} {...actions} />
  )

type Quote = { label: string; texts: QuoteTexts }

const toProductQuote = ({ title, categories, type }: Product): Quote => ({
  label: title,
  texts: { projectType: categories[0] ?? type ?? '', message: texts.productMessage(title) },
})

const toServiceQuote = ({ title, category }: Service): Quote => ({
  label: title,
  texts: { projectType: category?.label ?? '', message: texts.serviceMessage(title) },
})

const ProductQuote = ({ slug, ...actions }: ProductTarget & Actions) => {
  const { data, isPending } = useQuery(productQuery(slug, useQueryClient()))
  const quote = useMemo(() => data && toProductQuote(data), [data])
  return <FoundQuote quote={quote} isPending={isPending} gone={texts.productGone} {...actions} />
}

const ServiceQuote = ({ category, slug, ...actions }: ServiceTarget & Actions) => {
  const client = useQueryClient()
  const query = isServiceById(category)
    ? serviceByIdQuery(slug, client)
    : serviceQuery({ category, slug }, client)
  const { data, isPending } = useQuery(query)
  const quote = useMemo(() => data && toServiceQuote(data), [data])
  return <FoundQuote quote={quote} isPending={isPending} gone={texts.serviceGone} {...actions} />
}

type FoundQuoteProps = Actions & {
  /** Null when there is no such entry, undefined when it is not known yet or cannot be. */
  quote: Quote | null | undefined
  isPending: boolean
  gone: string
}

const FoundQuote = ({ quote, isPending, gone, onFill, onRemove }: FoundQuoteProps) => {
  useEffect(() => {
    if (quote) onFill(quote.texts)
  }, [quote, onFill])

  const toState = (): QuoteSubjectState => {
    if (quote) return { status: 'ready', label: quote.label }
    if (isPending) return { status: 'loading' }
    return { status: 'missing', message: quote === null ? gone : texts.failed }
  }
  return <QuoteSubject state={toState()} onRemove={() => quote && onRemove(quote.texts)} />
}
