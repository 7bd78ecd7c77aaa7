import * as v from 'valibot'
import { withFrenchSpaces } from '../../../values/frenchSpaces'
import {
  isoDate,
  nameOf,
  optionalText,
  plainProse,
  readAs,
  readField,
  readLabels,
  text,
} from '../wire/fields'
import { readPosition, readPreviousSlugs } from '../wire/ownerFields'
import { readEnergyLabel } from './energyLabel'
import { readProductSlug } from './productSlug'
import { readDetails, toMeasure } from './productDetails'
import { toContentHtml } from './contentHtml'
import { toMedia } from './media'
import { missingTitle } from '../../../site/texts/common'
import type { Category, Product } from '../../content/types'
import { categoryFields, productFields } from '../wire/fieldNames'
import type { StrapiCategory, StrapiProduct, Unchecked } from '../wire/wire'

/** A higher one is in watts or BTU. */
const MAX_POWER_KW = 100

/** Reads each field under any of its names (specification, 3). */
export const toProduct = (entry: Unchecked<StrapiProduct>): Product => {
  const id = v.parse(text, readField(entry, productFields.id))
  const title = v.parse(text, readField(entry, productFields.title))
  const categories = readAs(entry, productFields.categories, readLabels)
  return {
    id,
    slug: readProductSlug(entry),
    title: withFrenchSpaces(title) || missingTitle,
    subtitle: v.parse(plainProse, readField(entry, productFields.subtitle)),
    descriptionHtml: toContentHtml(readField(entry, productFields.description)),
    image: readAs(entry, productFields.image, toMedia),
    categories,
    type: readAs(entry, productFields.type, v.parser(optionalText)),
    brand: readAs(entry, productFields.brand, v.parser(optionalText)),
    powerKw: readAs(entry, productFields.power, (value) => toMeasure(value, { min: 0, max: MAX_POWER_KW })),
    updatedAt: v.parse(isoDate, readField(entry, productFields.updatedAt)),
    ...readEnergyLabel(entry, categories),
    ...readDetails(entry),
    ...readPosition(entry),
    ...readPreviousSlugs(entry),
  }
}

export const toCategory = (entry: Unchecked<StrapiCategory>): Category | null => {
  const name = v.parse(text, readField(entry, categoryFields.name))
  if (name) return { id: v.parse(text, readField(entry, categoryFields.id)), name, ...readPosition(entry) }
  console.warn(`The category ${nameOf(entry)} is left out: it has no name.`)
  return null
}
