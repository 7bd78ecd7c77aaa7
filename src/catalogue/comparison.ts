import type { Product } from '../cms/content/types'
import { MAX_COMPARED } from '../site/limits'
import { paths } from '../site/paths'
import { energyTexts } from '../site/texts/energy'
import { productDetailTexts } from '../site/texts/productDetails'
import type { EnergyRating } from '../values/energyClass'
import { decodePart } from '../values/decodePart'
import { foldText } from '../values/foldText'
import { comparedMeasures, measureText } from './productDetails'
import { productFacts } from './productFacts'

const PRODUCTS = 'produits'

export const comparisonParameters = [PRODUCTS] as const

export type ComparisonAddress = {
  slugs: string[]
  hasMore: boolean
}

export const readComparisonAddress = (search: URLSearchParams): ComparisonAddress => {
  const named = (search.get(PRODUCTS) ?? '').split(',').map((slug) => decodePart(slug).trim())
  const slugs = [...new Set(named.filter((slug) => slug !== ''))]
  return { slugs: slugs.slice(0, MAX_COMPARED), hasMore: slugs.length > MAX_COMPARED }
}

/** A comma within a slug is encoded twice: that of the list is not encoded at all. */
export const comparisonHref = (slugs: readonly string[]): string =>
  `${paths.compare}?${PRODUCTS}=${slugs.map((slug) => encodeURIComponent(encodeURIComponent(slug))).join(',')}`

export type ComparedValue = string | EnergyRating | null

export type ComparisonRow = {
  name: string
  values: ComparedValue[]
  isDifferent: boolean
  /** What to know before comparing the values. */
  note?: string
}

const scaleOf = ({ best, worst }: EnergyRating) => energyTexts.range(best, worst)

const wordsOf = (value: ComparedValue) => {
  if (value === null) return ''
  return typeof value === 'string' ? foldText(value) : `${value.value} ${scaleOf(value)}`
}

const toRow = (name: string, values: ComparedValue[]): ComparisonRow => ({
  name,
  values,
  isDifferent: new Set(values.map(wordsOf)).size > 1,
})

/** Stoves and air conditioners have their own scales: a letter of one is not that of the other. */
const toEnergyRow = (ratings: (EnergyRating | null)[]): ComparisonRow => {
  const scales = new Set(ratings.flatMap((rating) => (rating ? [scaleOf(rating)] : [])))
  return { ...toRow(energyTexts.name, ratings), ...(scales.size > 1 && { note: energyTexts.scalesDiffer }) }
}

export const comparisonRows = (products: readonly Product[]): ComparisonRow[] => {
  const facts = products.map(productFacts)
  const names = [...new Set(facts.flat().map(({ name }) => name))]
  const optional = [
    toEnergyRow(products.map(({ energy }) => energy ?? null)),
    ...comparedMeasures.map((measure) =>
      toRow(
        productDetailTexts.names[measure],
        products.map(({ details = {} }) => measureText(details, measure)),
      ),
    ),
  ]
  return [
    ...names.map((name) =>
      toRow(
        name,
        facts.map((ofProduct) => ofProduct.find((fact) => fact.name === name)?.value ?? null),
      ),
    ),
    ...optional.filter(({ values }) => values.some((value) => value !== null)),
  ]
}
