import type { Product } from '../types'
import { productFields } from './fieldNames'
import { toEnergyRating } from './energyRating'
import { excerpt, readField } from './fields'
import { toFileUrl } from './media'
import type { StrapiProduct, Unchecked } from './wire'

type Entry = Unchecked<StrapiProduct>

/** Reads a field that may be missing; logs a value that cannot be read. */
const readOptional = <Read>(
  entry: Entry,
  field: 'energyClass' | 'energyLabel' | 'productFiche',
  read: (value: unknown) => Read | null,
): Read | undefined => {
  const value = readField(entry, productFields[field])
  if (value === undefined) return undefined
  const found = read(value) ?? undefined
  if (found === undefined)
    console.warn(
      `The ${productFields[field][0]} of ${excerpt(entry.title ?? null)}, ${excerpt(value)}, is left out: it cannot be read.`,
    )
  return found
}

/** What the EU's label says of a product. A field is absent when it is not filled in, or cannot be read. */
export const readEnergyLabel = (
  entry: Entry,
  categories: readonly string[],
): Pick<Product, 'energy' | 'energyLabel' | 'productFiche'> => {
  const energy = readOptional(entry, 'energyClass', (value) => toEnergyRating(value, categories))
  const energyLabel = readOptional(entry, 'energyLabel', (value) => toFileUrl(value))
  const productFiche = readOptional(entry, 'productFiche', (value) => toFileUrl(value))
  return {
    ...(energy && { energy }),
    ...(energyLabel && { energyLabel }),
    ...(productFiche && { productFiche }),
  }
}
