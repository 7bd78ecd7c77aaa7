import * as v from 'valibot'
import { missingTitle } from '../../../site/texts/common'
import { prose, readAs, readField } from '../wire/fields'
import { firstOf, isFields, type Fields } from '../../../values/fields'
import { toMedia } from './media'
import { readProductSlug } from './productSlug'
import { toService } from './toService'
import type { Article, Job, LinkedProduct, LinkedService } from '../../content/types'
import { articleFields, productFields } from '../wire/fieldNames'
import type { StrapiArticle, Unchecked } from '../wire/wire'

/** A relation is an entry, or a list of them. */
const relationOf = (value: unknown): Fields | null => {
  const entry = firstOf(value)
  return isFields(entry) ? entry : null
}

const toLinkedProduct = (value: unknown): LinkedProduct | null => {
  const entry = relationOf(value)
  if (!entry) return null
  const slug = readProductSlug(entry)
  const title = v.parse(prose, readField(entry, productFields.title)) || missingTitle
  return slug ? { slug, title } : null
}

const toLinkedService = (value: unknown): LinkedService | null => {
  const entry = relationOf(value)
  if (!entry) return null
  const { id, slug, title, category } = toService(entry)
  return slug || id ? { id, slug, title, category } : null
}

/** Absent when the backend fills none of its fields. @param origin as for `articleReader` */
export const readJob = (entry: Unchecked<StrapiArticle>, origin?: string): Pick<Article, 'job'> => {
  const village = readAs(entry, articleFields.village, v.parser(prose))
  const duration = readAs(entry, articleFields.duration, v.parser(prose))
  const before = readAs(entry, articleFields.before, (value) => toMedia(value, origin))
  const after = readAs(entry, articleFields.after, (value) => toMedia(value, origin))
  const product = readAs(entry, articleFields.product, toLinkedProduct)
  const service = readAs(entry, articleFields.service, toLinkedService)
  const job: Job = {
    ...(village && { village }),
    ...(duration && { duration }),
    ...(before && { before }),
    ...(after && { after }),
    ...(product && { product }),
    ...(service && { service }),
  }
  return Object.keys(job).length > 0 ? { job } : {}
}
