import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { productQuery } from '../../cms/productQuery'
import { serviceByIdQuery, serviceQuery } from '../../cms/serviceQueries'
import type { Product, Service } from '../../cms/types'
import { FoundQuote, type Quote, type QuoteActions } from './FoundQuote'
import type { QuoteTarget as Target, ServiceTarget } from '../../contact/quote'
import { isServiceById } from '../../site/paths'
import { quoteTexts as texts } from '../../site/texts/quote'
import { PowerQuote } from './PowerQuote'

export type QuoteTargetProps = QuoteActions & { target: Target }

/** Looks up what the address names, fills the form with it and shows it above. */
export const QuoteTarget = ({ target, ...actions }: QuoteTargetProps) => {
  switch (target.kind) {
    case 'products':
      return <ProductsQuote {...target} {...actions} />
    case 'service':
      return <ServiceQuote {...target} {...actions} />
    case 'power':
      return <PowerQuote {...target} {...actions} />
  }
}

const unique = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))]

type FoundProduct = { slug: string; product: Product }

/** @param remarks about the other products. */
const toProductsQuote = (found: readonly FoundProduct[], remarks: string[]): Quote => ({
  items: found.map(({ slug, product }) => ({ key: slug, label: product.title })),
  remarks,
  texts: {
    projectType: unique(found.map(({ product }) => product.categories[0] ?? product.type ?? '')).join(', '),
    message: texts.productsMessage(found.map(({ product }) => product.title)),
  },
})

const toServiceQuote = ({ title, category }: Service): Quote => ({
  items: [{ key: title, label: title }],
  remarks: [],
  texts: { projectType: category?.label ?? '', message: texts.serviceMessage(title) },
})

const isGone = ({ data }: UseQueryResult<Product | null>) => data === null
const isUnread = ({ data }: UseQueryResult<Product | null>) => data === undefined

const ProductsQuote = ({ slugs, ...actions }: { slugs: readonly string[] } & QuoteActions) => {
  const client = useQueryClient()
  const results = useQueries({ queries: slugs.map((slug) => productQuery(slug, client)) })
  const isPending = results.some((result) => result.isPending)
  const found = results.flatMap(({ data }, index) =>
    data ? { slug: slugs[index] ?? '', product: data } : [],
  )

  const toQuote = () => {
    if (isPending) return undefined
    if (found.length > 0)
      return toProductsQuote(found, [
        ...(results.some(isGone) ? [texts.oneGone] : []),
        ...(results.some(isUnread) ? [texts.oneFailed] : []),
      ])
    return results.every(isGone) ? null : undefined
  }
  return (
    <FoundQuote
      quote={toQuote()}
      isPending={isPending}
      gone={slugs.length > 1 ? texts.productsGone : texts.productGone}
      {...actions}
    />
  )
}

const ServiceQuote = ({ category, slug, ...actions }: ServiceTarget & QuoteActions) => {
  const client = useQueryClient()
  const query = isServiceById(category)
    ? serviceByIdQuery(slug, client)
    : serviceQuery({ category, slug }, client)
  const { data, isPending } = useQuery(query)
  return (
    <FoundQuote
      quote={data && toServiceQuote(data)}
      isPending={isPending}
      gone={texts.serviceGone}
      {...actions}
    />
  )
}
