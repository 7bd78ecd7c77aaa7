import { useQueries, useQueryClient } from '@tanstack/react-query'
import { exactProductQuery } from '../../cms/queries/productQuery'
import { serviceByIdQuery, serviceQuery } from '../../cms/queries/serviceQueries'
import type { Product, Service } from '../../cms/content/types'
import { FoundQuote, type Quote, type QuoteActions } from './FoundQuote'
import type { QuoteTarget, ServiceTarget } from '../../contact/quote'
import { isServiceById } from '../../site/paths'
import { missingTitle } from '../../site/texts/common'
import { quoteTexts as texts } from '../../site/texts/quote'
import { foldText } from '../../values/foldText'
import { useEntry } from '../shared/useEntry'
import { PowerQuote } from './PowerQuote'

export type QuoteTargetLoaderProps = QuoteActions & { target: QuoteTarget }

/** Looks up what the address names, fills the form with it and shows it above. */
export const QuoteTargetLoader = ({ target, ...actions }: QuoteTargetLoaderProps) => {
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

/** Its title, with the end of its address where the title does not say which one it is. */
const nameOf = ({ slug, title }: Product, products: readonly Product[]) =>
  title === missingTitle || products.some((other) => other.title === title && other.slug !== slug)
    ? `${title} (${slug})`
    : title

/** `slug`: as in the address, which may have an earlier one. */
type AskedProduct = { slug: string; product: Product }

/** @param remarks about the other products. */
const toProductsQuote = (asked: readonly AskedProduct[], remarks: string[]): Quote => {
  const products = asked.map(({ product }) => product)
  const items = asked.map(({ slug, product }) => ({ key: slug, label: nameOf(product, products) }))
  return {
    status: 'ready',
    items,
    remarks,
    texts: {
      projectType: unique(products.map(({ categories, type }) => categories[0] ?? type ?? '')).join(', '),
      message: texts.productsMessage(items.map(({ label }) => label)),
    },
  }
}

const toServiceQuote = ({ title, category }: Service): Quote => ({
  status: 'ready',
  items: [{ key: title, label: title }],
  remarks: [],
  texts: { projectType: category?.label ?? '', message: texts.serviceMessage(title) },
})

const isNamed = ({ slug, title, id, sortId }: Service, name: string) =>
  [slug, title, id, sortId].some((own) => foldText(own) === foldText(name))

const failed: Quote = { status: 'error', message: texts.failed }

const ProductsQuote = ({ slugs, ...actions }: { slugs: readonly string[] } & QuoteActions) => {
  const client = useQueryClient()
  const results = useQueries({ queries: slugs.map((slug) => exactProductQuery(slug, client)) })
  const found = slugs.flatMap((slug, index) => {
    const product = results[index]?.data
    return product ? [{ slug, product }] : []
  })
  const goneCount = results.filter(({ data }) => data === null).length
  const unreadCount = results.filter(({ data }) => data === undefined).length

  const toQuote = (): Quote => {
    if (results.some(({ isPending }) => isPending)) return { status: 'loading', count: slugs.length }
    if (found.length > 0)
      return toProductsQuote(found, [
        ...(goneCount > 0 ? [texts.othersGone(goneCount)] : []),
        ...(unreadCount > 0 ? [texts.othersFailed(unreadCount)] : []),
      ])
    if (unreadCount > 0) return failed
    return { status: 'error', message: slugs.length > 1 ? texts.productsGone : texts.productGone }
  }
  return <FoundQuote quote={toQuote()} {...actions} />
}

const ServiceQuote = ({ category, slug, ...actions }: ServiceTarget & QuoteActions) => {
  const client = useQueryClient()
  const query = isServiceById(category)
    ? serviceByIdQuery(slug, client)
    : serviceQuery({ category, slug }, client)
  const { data, error } = useEntry(query)
  const toQuote = (): Quote => {
    if (data === undefined) return error ? failed : { status: 'loading', count: 1 }
    // A page shows another service in the place of one that is gone (specification, 7); a request does not name it.
    const isAsked = data && (isServiceById(category) || isNamed(data, slug))
    return isAsked ? toServiceQuote(data) : { status: 'error', message: texts.serviceGone }
  }
  return <FoundQuote quote={toQuote()} {...actions} />
}
