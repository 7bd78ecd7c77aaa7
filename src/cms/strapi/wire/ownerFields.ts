import * as v from 'valibot'
import { readField, readLabels, slugText, text } from './fields'
import { serviceFields } from './fieldNames'

/** Absent without a position, so that pages whose backend has none do not hold it. */
export const readPosition = (entry: { readonly position?: unknown }): { position?: number } => {
  const typed = v.parse(text, readField(entry, serviceFields.position))
  const position = Number(typed)
  return typed !== '' && Number.isFinite(position) ? { position } : {}
}

export const readPreviousSlugs = (entry: {
  readonly previous_slugs?: unknown
}): { previousSlugs?: string[] } => {
  const slugs = readLabels(readField(entry, serviceFields.previousSlugs))
    .map((slug) => v.parse(slugText, slug))
    .filter(Boolean)
  return slugs.length > 0 ? { previousSlugs: slugs } : {}
}
