import type { Product } from '../cms/content/types'
import { missingFact } from '../site/texts/common'
import { productTexts as texts } from '../site/texts/product'
import { foldText } from '../values/foldText'
import { formatNumber } from '../values/numbers'

const labels = new Map<string, string>(Object.entries(texts.types))

/** Specification, 2; an unknown type is its own label. */
export const typeLabel = (type: string): string => labels.get(foldText(type)) ?? type

export type ProductFact = { name: string; value: string | null; missing: string }

export const productFacts = ({ categories, type, brand, powerKw }: Product): ProductFact[] => [
  { name: texts.categories, value: categories.join(', ') || null, missing: texts.noCategory },
  { name: texts.type, value: type === null ? null : typeLabel(type), missing: missingFact },
  { name: texts.brand, value: brand, missing: missingFact },
  { name: texts.power, value: powerKw === null ? null : formatNumber(powerKw), missing: missingFact },
]
