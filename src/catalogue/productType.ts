import { productTexts } from '../site/texts/catalogue'
import { foldText } from '../values/foldText'

const labels = new Map<string, string>(Object.entries(productTexts.types))

/** How a product's type reads (specification, 2); one outside the four known shows as it is. */
export const typeLabel = (type: string): string => labels.get(foldText(type)) ?? type
