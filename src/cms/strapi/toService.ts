import * as v from 'valibot'
import { missingTitle } from '../../site/texts/common'
import { firstOf, isoDate, optionalText, readLabels, slugText, text } from './fields'
import type { Fields } from '../isFields'
import { toMedia } from './media'
import { toContentHtml } from './contentHtml'
import { toServiceCategory } from '../serviceCategory'
import type { Service } from '../types'

/** A service from a flat `blog-post`; its category is a text or the first of a relation (specification, 3). */
export const toService = (entry: Fields): Service => {
  const [category = ''] = readLabels(firstOf(entry, 'category', 'categories'))
  return {
    id: v.parse(text, firstOf(entry, 'documentId', 'id')),
    sortId: v.parse(text, firstOf(entry, 'id', 'documentId')),
    slug: v.parse(slugText, entry.slug),
    title: v.parse(text, entry.title) || missingTitle,
    subtitle: v.parse(text, entry.subtitle),
    date: v.parse(isoDate, entry.date),
    category: toServiceCategory(category),
    image: toMedia(firstOf(entry, 'image', 'cover')),
    icon: v.parse(optionalText, entry.icon),
    contentHtml: toContentHtml(entry.content),
    updatedAt: v.parse(isoDate, entry.updatedAt),
  }
}
