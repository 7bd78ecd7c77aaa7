import * as v from 'valibot'
import { missingTitle } from '../../../site/texts/common'
import {
  isoDate,
  optionalText,
  plainProse,
  prose,
  readAs,
  readField,
  readLabels,
  slugText,
  text,
} from '../wire/fields'
import { toMedia } from './media'
import { toContentHtml } from './contentHtml'
import { readQuestions } from './questions'
import { readPosition, readPreviousSlugs } from '../wire/ownerFields'
import { toServiceCategory } from '../../content/serviceCategory'
import type { Service } from '../../content/types'
import { serviceFields } from '../wire/fieldNames'
import type { StrapiService, Unchecked } from '../wire/wire'

/** The category is a text or the first item of a relation (specification, 3). */
export const toService = (entry: Unchecked<StrapiService>): Service => {
  const [category = ''] = readAs(entry, serviceFields.category, readLabels)
  return {
    id: v.parse(slugText, readField(entry, serviceFields.id)),
    sortId: v.parse(text, readField(entry, serviceFields.sortId)),
    slug: v.parse(slugText, readField(entry, serviceFields.slug)),
    title: v.parse(prose, readField(entry, serviceFields.title)) || missingTitle,
    subtitle: v.parse(plainProse, readField(entry, serviceFields.subtitle)),
    date: readAs(entry, serviceFields.date, v.parser(isoDate)),
    category: toServiceCategory(category),
    image: readAs(entry, serviceFields.image, toMedia),
    icon: v.parse(optionalText, readField(entry, serviceFields.icon)),
    contentHtml: toContentHtml(readField(entry, serviceFields.content)),
    updatedAt: v.parse(isoDate, readField(entry, serviceFields.updatedAt)),
    ...readQuestions(entry),
    ...readPosition(entry),
    ...readPreviousSlugs(entry),
  }
}
