import * as v from 'valibot'
import { readPower } from '../../values/power'
import { firstOf, isoDate, optionalText, readLabels, slugText, text } from './fields'
import type { Fields } from '../isFields'
import { toContentHtml } from './contentHtml'
import { toMedia } from './media'
import { missingTitle } from '../../site/texts/common'
import type { Category, Product } from '../types'

const lastSegment = (href: string) =>
  href
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .pop() ?? ''

/** A product from a flat entry, whichever of their names its fields have (specification, 3). */
export const toProduct = (entry: Fields): Product => {
  const id = v.parse(text, firstOf(entry, 'documentId', 'id'))
  const title = v.parse(text, entry.title)
  const slug = v.parse(slugText, entry.slug) || lastSegment(v.parse(text, entry.href)) || title || id
  return {
    id,
    slug,
    title: title || missingTitle,
    subtitle: v.parse(text, entry.subtitle),
    descriptionHtml: toContentHtml(entry.description),
    image: toMedia(firstOf(entry, 'image', 'cover')),
    categories: readLabels(firstOf(entry, 'categories', 'category')),
    type: v.parse(optionalText, firstOf(entry, 'type', 'Type', 'productType')),
    brand: v.parse(optionalText, firstOf(entry, 'brand', 'Brand', 'marque', 'Marque')),
    powerKw: readPower(firstOf(entry, 'power_kw', 'powerKw', 'puissance', 'puissance_kw')),
    updatedAt: v.parse(isoDate, entry.updatedAt),
  }
}

/** A category from a flat entry; null when it has no name. */
export const toCategory = (entry: Fields): Category | null => {
  const name = v.parse(text, entry.name)
  return name ? { id: v.parse(text, firstOf(entry, 'documentId', 'id')), name } : null
}
