import type { Product, ProductDetails, ProductFile } from '../cms/content/types'
import type { LabelledLink } from '../site/link'
import { kilowatts } from '../site/texts/kilowatts'
import { productDetailTexts as texts } from '../site/texts/productDetails'
import { isAirConditioning } from '../values/airConditioning'
import { formatEuros } from '../values/euros'
import { formatNumber } from '../values/numbers'

type ShownMeasure = keyof typeof texts.names

/** Beside a backend's other facts, when a product has them. */
export const comparedMeasures = [
  'widthCm',
  'heightCm',
  'depthCm',
  'weightKg',
  'efficiency',
  'noiseDb',
  'hopperKg',
  'logCm',
  'flueMm',
  'guaranteeYears',
] as const satisfies ShownMeasure[]

/** With its unit; null when the backend does not say. */
export const measureText = (details: ProductDetails, measure: ShownMeasure): string | null => {
  const value = details[measure]
  if (value === undefined) return null
  const number = formatNumber(value)
  return measure === 'guaranteeYears' ? texts.years(number) : `${number}\u00A0${texts.units[measure]}`
}

const modulationText = ({ minPowerKw, maxPowerKw }: ProductDetails): string | null => {
  const [min, max] = [minPowerKw, maxPowerKw].map((power) => power !== undefined && formatNumber(power))
  if (min && max) return kilowatts.between(min, max)
  if (min) return kilowatts.atLeast(min)
  return max ? kilowatts.upTo(max) : null
}

const dimensions = ['widthCm', 'heightCm', 'depthCm', 'weightKg'] as const
const performance = ['efficiency', 'noiseDb', 'flueMm', 'logCm', 'hopperKg'] as const

/** Only what is known; the guarantee and the price are in `offerTexts`. */
export const detailFacts = (details: ProductDetails): { name: string; value: string }[] => {
  const factOf = (measure: ShownMeasure) => ({
    name: texts.names[measure],
    value: measureText(details, measure),
  })
  return [
    ...dimensions.map(factOf),
    { name: texts.modulation, value: modulationText(details) },
    ...performance.map(factOf),
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}

/** Installation included, which the words around it say. */
export const priceFromText = ({ priceFrom }: ProductDetails): string | null =>
  priceFrom === undefined ? null : texts.from(formatEuros(priceFrom))

/** The price and the guarantee, each a sentence's part. */
export const offerTexts = (details: ProductDetails): string[] => {
  const price = priceFromText(details)
  const years = measureText(details, 'guaranteeYears')
  return [
    ...(price === null ? [] : [texts.installed(price)]),
    ...(years === null ? [] : [texts.guarantee(years)]),
  ]
}

/** Outdoor units and those that stand on the floor are higher. */
export const isWallUnit = ({ categories, details }: Pick<Product, 'categories' | 'details'>): boolean =>
  isAirConditioning(categories) && (details?.widthCm ?? 0) > 2 * (details?.heightCm ?? 0)

const KILOBYTES_IN_MEGABYTE = 1000

const sizeText = (kilobytes: number) =>
  kilobytes < KILOBYTES_IN_MEGABYTE
    ? texts.kilobytes(formatNumber(Math.ceil(kilobytes)))
    : texts.megabytes(formatNumber(Math.round(kilobytes / 100) / 10))

const fileLink = (label: string, file: ProductFile | undefined) => {
  if (!file) return []
  const about = [file.type, file.size === null ? null : sizeText(file.size)].filter(Boolean).join(', ')
  return [{ label: about ? `${label} (${about})` : label, href: file.url }]
}

/** Links that say the type and the size of what is downloaded. */
export const documentLinks = ({ manual, declaration }: ProductDetails): LabelledLink[] => [
  ...fileLink(texts.manual, manual),
  ...fileLink(texts.declaration, declaration),
]
