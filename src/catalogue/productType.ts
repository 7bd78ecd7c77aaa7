import { productTexts } from '../site/texts/product'
import { foldText } from '../values/foldText'

const labels = new Map<string, string>(Object.entries(productTexts.types))

/** The label of a product's type (specification, 2); an unknown type is its own label. */
export const typeLabel = (type: string): string => labels.get(foldText(type)) ?? type
