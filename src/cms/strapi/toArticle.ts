import * as v from 'valibot'
import { missingTitle } from '../../site/texts/common'
import { toContentHtml } from './contentHtml'
import { firstOf, isoDate, optionalText, readLabels, slugText, text } from './fields'
import type { Fields } from '../isFields'
import { toMedia } from './media'
import type { Article } from '../types'

const DEFAULT_SOURCE = 'Manuel'

const readDate = (value: unknown) => v.parse(isoDate, value)

/**
 * Makes a `toArticle` for one backend. An article's date is the first field that holds a valid one (specification, 3).
 * @param origin scheme and host of relative media addresses; the backend's by default.
 */
export const articleReader =
  (origin?: string) =>
  (entry: Fields): Article => {
    const id = v.parse(text, firstOf(entry, 'documentId', 'id'))
    const { date, publishedAt, updatedAt, createdAt } = entry
    return {
      id,
      slug: v.parse(slugText, entry.slug) || id,
      title: v.parse(text, entry.title) || missingTitle,
      excerpt: v.parse(text, entry.excerpt),
      contentHtml: toContentHtml(entry.content, origin),
      cover: toMedia(firstOf(entry, 'cover', 'image'), origin),
      date: [date, publishedAt, updatedAt, createdAt].map(readDate).find((valid) => valid !== null) ?? null,
      updatedAt: readDate(updatedAt),
      tags: [...new Set(readLabels(entry.tags))],
      source: v.parse(text, entry.source) || DEFAULT_SOURCE,
      sourceId: v.parse(optionalText, entry.sourceId),
      sourceUrl: v.parse(optionalText, entry.sourceUrl),
    }
  }

/** An article from a flat entry of the main backend. */
export const toArticle = articleReader()
