import { settings } from '../../../site/settings'
import type { StrapiSingles, Unchecked } from '../wire/wire'
import { buildUrl, fetchJson, nullIfAbsent } from './http'
import { readEntry } from './strapi'

/** Null when the backend has no such type. @throws CmsError */
export const fetchSingle = async <Path extends keyof StrapiSingles, Read>(
  path: Path,
  read: (entry: Unchecked<StrapiSingles[Path]>) => Read,
  signal?: AbortSignal,
): Promise<Read | null> => {
  const url = buildUrl(settings.apiUrl, path, { populate: '*' })
  const answer = await nullIfAbsent(path, fetchJson(url, { signal }))
  const entry = readEntry<StrapiSingles[Path]>(answer)
  return entry && read(entry)
}
