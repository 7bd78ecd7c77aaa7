import type { Product } from '../../content/types'
import { productFields } from '../wire/fieldNames'
import { toEnergyRating } from './energyRating'
import { readAs } from '../wire/fields'
import { toFileUrl } from './media'
import type { StrapiProduct, Unchecked } from '../wire/wire'

type Entry = Unchecked<StrapiProduct>

export const readEnergyLabel = (
  entry: Entry,
  categories: readonly string[],
): Pick<Product, 'energy' | 'energyLabel' | 'productFiche'> => {
  const energy = readAs(entry, productFields.energyClass, (value) => toEnergyRating(value, categories))
  const energyLabel = readAs(entry, productFields.energyLabel, toFileUrl)
  const productFiche = readAs(entry, productFields.productFiche, toFileUrl)
  return {
    ...(energy && { energy }),
    ...(energyLabel && { energyLabel }),
    ...(productFiche && { productFiche }),
  }
}
