import * as v from 'valibot'
import { productFields } from '../wire/fieldNames'
import { readField, slugText, text } from '../wire/fields'
import type { StrapiProduct, Unchecked } from '../wire/wire'

const lastSegment = (href: string) =>
  href
    .replace(/[?#].*/, '')
    .split('/')
    .findLast((segment) => segment !== '')

/** The last segment of the page's path: its slug, else the end of its href, else its title, else its id. */
export const readProductSlug = (entry: Unchecked<StrapiProduct>): string => {
  const href = v.parse(text, readField(entry, productFields.href))
  const [slug, title, id] = [productFields.slug, productFields.title, productFields.id].map((names) =>
    v.parse(text, readField<string>(entry, names)),
  )
  const slugs = [slug, lastSegment(href), title, id].map((candidate) => v.parse(slugText, candidate))
  return slugs.find((candidate) => candidate !== '') ?? ''
}
