import type { ContactValues } from './values'

/** What a visitor asks a quote for, as named in the address: a product by its slug, a service by its path. */
export type QuoteTarget = ({ kind: 'product' } & ProductTarget) | ({ kind: 'service' } & ServiceTarget)

export type ProductTarget = { slug: string }
/** The segments of its path. */
export type ServiceTarget = { category: string; slug: string }

const PRODUCT = 'produit'
const SERVICE = 'service'

/** Reads the target of the contact page's query string; null when it has none. Only slugs: a link cannot write texts. */
export const readQuoteTarget = (search: URLSearchParams): QuoteTarget | null => {
  const product = search.get(PRODUCT)?.trim()
  if (product) return { kind: 'product', slug: product }
  const [category, slug, ...rest] = search.get(SERVICE)?.trim().split('/') ?? []
  return category && slug && rest.length === 0 ? { kind: 'service', category, slug } : null
}

/** The query string without its target. */
export const withoutQuoteTarget = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search)
  rest.delete(PRODUCT)
  rest.delete(SERVICE)
  return rest
}

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
