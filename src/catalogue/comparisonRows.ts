import type { Product } from '../cms/content/types'
import { energyTexts } from '../site/texts/energy'
import { productDetailTexts } from '../site/texts/productDetails'
import type { EnergyRating } from '../values/energyClass'
import { foldText } from '../values/foldText'
import { comparedMeasures, measureText, priceFromText } from './productDetails'
import { productFacts } from './productFacts'

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
    toRow(
      productDetailTexts.price,
      products.map(({ details = {} }) => priceFromText(details)),
    ),
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
