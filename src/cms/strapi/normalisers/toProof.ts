import * as v from 'valibot'
import { MAX_REVIEW_QUOTES } from '../../../site/limits'
import type { Certification, ContactPerson, Proof, ReviewQuote, Reviews } from '../../../site/proof'
import { shopFields } from '../wire/fieldNames'
import { excerpt, isoDay, prose, readField, readItems, text, webAddress } from '../wire/fields'
import { fieldsOf } from '../../../values/fields'
import type { StrapiShop, Unchecked } from '../wire/wire'
import { toFileUrl, toMedia } from './media'

type Entry = Unchecked<StrapiShop>

const OLDEST_YEAR = 1800

/** px; a portrait is shown 80 px wide, on screens of up to three times as many. */
const PORTRAIT_WIDTH = 240

const BEST_SCORE = 5

const number = v.pipe(
  text,
  v.nonEmpty(),
  v.transform((typed) => typed.replace(',', '.')),
  v.toNumber(),
)

const year = v.pipe(
  number,
  v.integer(),
  v.minValue(OLDEST_YEAR),
  v.check((value) => value <= new Date().getFullYear()),
)

const reviewsSchema = v.object({
  score: v.pipe(
    number,
    v.minValue(0),
    v.maxValue(BEST_SCORE),
    v.transform((score) => Math.floor(score * 10) / 10),
  ),
  count: v.pipe(number, v.integer(), v.minValue(1)),
  source: v.pipe(prose, v.nonEmpty()),
  link: v.pipe(webAddress, v.string()),
  date: isoDay,
})

const proseOf = (entry: Entry, field: 'insurance' | 'responseDelay' | 'contactName' | 'contactSentence') =>
  v.parse(prose, readField(entry, shopFields[field])) || undefined

const toCertification = (item: unknown): Certification[] => {
  const { name: typedName, number: typedNumber, link } = fieldsOf(item)
  const name = v.parse(prose, typedName)
  if (!name) {
    console.warn(`The certification ${excerpt(item)} is left out: it needs a name.`)
    return []
  }
  const href = toFileUrl(link) ?? undefined
  if (link && !href) console.warn(`The certification “${name}” has no link: ${excerpt(link)} is no address.`)
  return [{ name, number: v.parse(text, typedNumber) || undefined, href }]
}

const toYear = (value: unknown): number | undefined => {
  const read = v.safeParse(year, value)
  if (read.success) return read.output
  if (value !== undefined) console.warn(`The year of founding, ${excerpt(value)}, is left out.`)
  return undefined
}

const toContact = (entry: Entry): ContactPerson | undefined => {
  const name = proseOf(entry, 'contactName')?.replace(/^c[’']est\s+/i, '')
  if (!name) return undefined
  const picture = toMedia(readField(entry, shopFields.contactPortrait))
  const format = picture?.formats.find(({ width }) => width >= PORTRAIT_WIDTH)
  return { name, portrait: (format ?? picture)?.url, sentence: proseOf(entry, 'contactSentence') }
}

/** The site puts its own quotation marks. */
const QUOTATION_MARKS = /^[«“"]\s*|\s*[»”"]$/g

const toQuote = (item: unknown): ReviewQuote[] => {
  const { text: typed, author } = fieldsOf(item)
  const words = v.parse(prose, typed).replaceAll(QUOTATION_MARKS, '')
  return words ? [{ text: words, author: v.parse(text, author) || undefined }] : []
}

/** A score that visitors cannot check at its source is left out. */
const toReviews = (entry: Entry): Reviews | undefined => {
  const value = readField(entry, shopFields.reviews)
  if (value === undefined) return undefined
  const { score, count, source, link, date } = fieldsOf(value)
  // Each by its name: for one that is absent, Valibot would take the fallback without a check.
  const read = v.safeParse(reviewsSchema, { score, count, source, link, date })
  if (!read.success) {
    console.warn(
      `The reviews ${excerpt(value)} are left out: they need a score from 0 to 5, a count, a source and its link.`,
    )
    return undefined
  }
  const quotes = readItems(readField(entry, shopFields.reviewQuotes), toQuote)
  const { link: href, ...reviews } = read.output
  return { ...reviews, href, quotes: quotes.slice(0, MAX_REVIEW_QUOTES) }
}

export const toProof = (entry: Entry): Proof => {
  // The site itself writes “Assurance décennale”, “Réponse” and “C’est”.
  const proof: Proof = {
    certifications: readItems(readField(entry, shopFields.certifications), toCertification),
    insurance: proseOf(entry, 'insurance')?.replace(/^assurance décennale\s*:?\s*/i, '') || undefined,
    since: toYear(readField(entry, shopFields.since)),
    responseDelay: proseOf(entry, 'responseDelay')?.replace(/^réponse\s+/i, ''),
    contact: toContact(entry),
    reviews: toReviews(entry),
  }
  // Without its empty fields, as in a page's JSON: a refetch of the same content then changes nothing.
  return JSON.parse(JSON.stringify(proof))
}
