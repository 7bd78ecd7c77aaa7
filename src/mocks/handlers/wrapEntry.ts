import { isFields } from '../../values/fields'
import type { StrapiDocument } from '../../cms/strapi/wire/wire'

const isEntry = (value: unknown): value is StrapiDocument => isFields(value) && 'documentId' in value

const wrapField = (value: unknown): unknown => {
  if (Array.isArray(value) && value.every(isEntry)) return { data: value.map(wrapEntry) }
  return isEntry(value) ? { data: wrapEntry(value) } : value
}

/** As Strapi 4 sends it: fields in `attributes`, relations in `data`. */
export const wrapEntry = (entry: StrapiDocument): object => {
  const { id, documentId: _, ...fields } = entry
  return {
    id,
    attributes: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wrapField(value)])),
  }
}
