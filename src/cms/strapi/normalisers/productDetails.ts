import { readNumber } from '../../../values/numbers'
import type { Media, Product, ProductDetails, ProductMeasure } from '../../content/types'
import { productFields } from '../wire/fieldNames'
import { nameOf, readAs } from '../wire/fields'
import type { StrapiProduct, Unchecked } from '../wire/wire'
import { toFile, toMedia } from './media'

type Entry = Unchecked<StrapiProduct>

/** The largest plausible value: beyond it, the unit is wrong. */
const limits: readonly [ProductMeasure, number][] = [
  ['widthCm', 300],
  ['heightCm', 300],
  ['depthCm', 300],
  ['weightKg', 5000],
  ['flueMm', 500],
  ['logCm', 150],
  ['hopperKg', 500],
  ['noiseDb', 120],
  // Above 100 for appliances that condense the steam of their smoke.
  ['efficiency', 110],
  ['minPowerKw', 100],
  ['maxPowerKw', 100],
  ['guaranteeYears', 50],
  ['priceFrom', 100_000],
]

/** Null when it is no number above zero, or above the limit. */
export const toMeasure = (value: unknown, limit: number): number | null => {
  const measure = readNumber(value)
  return measure !== null && measure > 0 && measure <= limit ? measure : null
}

/** Each picture once. */
const toGallery = (value: unknown): Media[] => {
  const pictures = [value].flat().flatMap((item) => toMedia(item) ?? [])
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index)
}

const readMeasures = (entry: Entry): ProductDetails => {
  const measures: ProductDetails = {}
  for (const [name, limit] of limits) {
    const measure = readAs(entry, productFields[name], (value) => toMeasure(value, limit))
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
