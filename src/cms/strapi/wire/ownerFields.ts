import * as v from 'valibot'
import { readField, readLabels, slugText, text } from './fields'
import { serviceFields } from './fieldNames'

/**
 * Reads where the owner put an entry in its list. Without a position the field is absent, so that pages whose backend
 * has none do not hold it.
 */
export const readPosition = (entry: { readonly position?: unknown }): { position?: number } => {
  const typed = v.parse(text, readField(entry, serviceFields.position))
  const position = Number(typed)
  return typed !== '' && Number.isFinite(position) ? { position } : {}
}

/** Reads the slugs that an entry had before; the field is absent when it never had another. */
export const readPreviousSlugs = (entry: {
  readonly previous_slugs?: unknown
}): { previousSlugs?: string[] } => {
  const slugs = readLabels(readField(entry, serviceFields.previousSlugs))
    .map((slug) => v.parse(slugText, slug))
    .filter(Boolean)
  return slugs.length > 0 ? { previousSlugs: slugs } : {}
}
