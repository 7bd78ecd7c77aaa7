import { MAX_COMPARED } from '../site/limits'
import type { ContactValues } from './values'

/**
 * What a visitor asks a quote for, as named in the address: products by their slugs, a service by its path, or the home
 * whose power was calculated, as the query string of that page.
 */
export type QuoteTarget =
  | { kind: 'products'; slugs: string[] }
  | ({ kind: 'service' } & ServiceTarget)
  | { kind: 'power'; home: string }

/** The segments of its path. */
export type ServiceTarget = { category: string; slug: string }

const PRODUCT = 'produit'
const SERVICE = 'service'
const POWER = 'puissance'

/**
 * Reads the target of the contact page's query string; null when it has none. Only slugs and measures: a link cannot
 * write texts.
 */
export const readQuoteTarget = (search: URLSearchParams): QuoteTarget | null => {
  const products = new Set(search.getAll(PRODUCT).map((slug) => slug.trim()))
  products.delete('')
  if (products.size > 0) return { kind: 'products', slugs: [...products].slice(0, MAX_COMPARED) }
  const [category, slug, ...rest] = search.get(SERVICE)?.trim().split('/') ?? []
  if (category && slug && rest.length === 0) return { kind: 'service', category, slug }
  const home = search.get(POWER)
  return home ? { kind: 'power', home } : null
}

/** The query string without its target. */
export const withoutQuoteTarget = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search)
  for (const name of [PRODUCT, SERVICE, POWER]) rest.delete(name)
  return rest
}

/** The query string without one of its products. */
export const withoutQuoteProduct = (search: URLSearchParams, slug: string): URLSearchParams =>
  new URLSearchParams([...search].filter(([name, value]) => name !== PRODUCT || value.trim() !== slug))

/** What a target writes in the form. */
export type QuoteTexts = Pick<ContactValues, 'projectType' | 'message'>

const isBlank = (text: string) => text.trim() === ''

/** Fills what is empty; what somebody typed stays, with the suggested message before it. */
export const carryOver = (values: ContactValues, { projectType, message }: QuoteTexts): ContactValues => {
  const isThere = values.message.includes(message)
  return {
    ...values,
    projectType: isBlank(values.projectType) ? projectType : values.projectType,
    message: isThere
      ? values.message
      : [message, values.message].filter((text) => !isBlank(text)).join('\n\n'),
  }
}

/** Takes back what `carryOver` wrote, as far as nobody changed it. */
export const takeBack = (values: ContactValues, { projectType, message }: QuoteTexts): ContactValues => ({
  ...values,
  projectType: values.projectType === projectType ? '' : values.projectType,
  message: values.message.includes(message)
    ? values.message.replace(message, () => '').trim()
    : values.message,
})

/** Replaces what `carryOver` wrote, as far as nobody changed it. */
export const carryAnew = (values: ContactValues, before: QuoteTexts, now: QuoteTexts): ContactValues => ({
  ...values,
  projectType: values.projectType === before.projectType ? now.projectType : values.projectType,
  message: values.message.replace(before.message, () => now.message),
})
