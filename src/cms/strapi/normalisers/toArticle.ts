import * as v from 'valibot'
import { missingTitle } from '../../../site/texts/common'
import { toContentHtml } from './contentHtml'
import {
  isoDate,
  isoDay,
  optionalText,
  plainProse,
  prose,
  readAs,
  readField,
  readLabels,
  slugText,
  text,
} from '../wire/fields'
import { readJob } from './job'
import { toMedia } from './media'
import { readPreviousSlugs } from '../wire/ownerFields'
import type { Article } from '../../content/types'
import { articleFields } from '../wire/fieldNames'
import type { StrapiArticle, Unchecked } from '../wire/wire'

const DEFAULT_SOURCE = 'Manuel'

/** @param origin scheme and host of relative media URLs; default: the main backend's. */
export const articleReader =
  (origin?: string) =>
  (entry: Unchecked<StrapiArticle>): Article => {
    const id = readField(entry, articleFields.id)
    const slugs = [readField(entry, articleFields.slug), id].map((slug) => v.parse(slugText, slug))
    const dates = articleFields.date.map((name) => readAs(entry, [name], v.parser(isoDate)))
    const aidUntil = readAs(entry, articleFields.aidUntil, v.parser(isoDay))
    return {
      id: v.parse(text, id),
      slug: slugs.find((slug) => slug !== '') ?? '',
      title: v.parse(prose, readField(entry, articleFields.title)) || missingTitle,
      excerpt: v.parse(plainProse, readField(entry, articleFields.excerpt)),
      contentHtml: toContentHtml(readField(entry, articleFields.content), origin),
      cover: readAs(entry, articleFields.cover, (value) => toMedia(value, origin)),
      date: dates.find((date) => date !== null) ?? null,
      updatedAt: v.parse(isoDate, readField(entry, articleFields.updatedAt)),
      tags: [...new Set(readAs(entry, articleFields.tags, readLabels))],
      source: v.parse(text, readField(entry, articleFields.source)) || DEFAULT_SOURCE,
      sourceId: v.parse(optionalText, readField(entry, articleFields.sourceId)),
      sourceUrl: v.parse(optionalText, readField(entry, articleFields.sourceUrl)),
      ...readJob(entry, origin),
      ...(aidUntil && { aidUntil }),
      ...readPreviousSlugs(entry),
    }
  }

export const toArticle = articleReader()
