import { measureLimits } from '../../../../strapi/src/shared/measure-limits.mjs'
import { readNumber } from '../../../values/numbers'
import type { Media, Product, ProductDetails, ProductMeasure } from '../../content/types'
import { productFields } from '../wire/fieldNames'
import { nameOf, readAs } from '../wire/fields'
import type { StrapiProduct, Unchecked } from '../wire/wire'
import { toFile, toMedia } from './media'

type Entry = Unchecked<StrapiProduct>

const measureNames: readonly ProductMeasure[] = [
  'widthCm',
  'heightCm',
  'depthCm',
  'weightKg',
  'flueMm',
  'logCm',
  'hopperKg',
  'noiseDb',
  'efficiency',
  'minPowerKw',
  'maxPowerKw',
  'guaranteeYears',
  'priceFrom',
]

/** Null when it is no number above zero, or outside the limits. */
export const toMeasure = (value: unknown, { min, max }: { min: number; max: number }): number | null => {
  const measure = readNumber(value)
  return measure !== null && measure > 0 && measure >= min && measure <= max ? measure : null
}

/** Each picture once. */
const toGallery = (value: unknown): Media[] => {
  const pictures = [value].flat().flatMap((item) => toMedia(item) ?? [])
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index)
}

const readMeasures = (entry: Entry): ProductDetails => {
  const measures: ProductDetails = {}
  for (const name of measureNames) {
    const limits = measureLimits[productFields[name][0]]
    const measure = readAs(entry, productFields[name], (value) => toMeasure(value, limits))
    if (measure !== null) measures[name] = measure
  }
  const { minPowerKw, maxPowerKw, ...others } = measures
  if (minPowerKw === undefined || maxPowerKw === undefined || minPowerKw <= maxPowerKw) return measures
  console.warn(`The powers of ${nameOf(entry)} are left out: the least is above the most.`)
  return others
}

/** Absent when the backend fills none of them. */
export const readDetails = (entry: Entry): Pick<Product, 'details'> => {
  const manual = readAs(entry, productFields.manual, toFile)
  const declaration = readAs(entry, productFields.declaration, toFile)
  const gallery = readAs(entry, productFields.gallery, toGallery)
  const details: ProductDetails = {
    ...readMeasures(entry),
    ...(manual && { manual }),
    ...(declaration && { declaration }),
    ...(gallery.length > 0 && { gallery }),
  }
  return Object.keys(details).length > 0 ? { details } : {}
}
