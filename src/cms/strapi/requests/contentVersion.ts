import { settings } from '../../../site/settings'
import { isFields } from '../wire/isFields'
import { buildUrl, fetchJson, nullIfAbsent } from './http'

/**
 * What the companion backend renews with each change that visitors can see; null for a backend that does not tell, and
 * for articles of another one. @throws CmsError
 */
export const fetchContentVersion = async (signal?: AbortSignal): Promise<string | null> => {
  if (settings.articlesApiUrl !== settings.apiUrl) return null
  const path = 'content-version'
  const answer = await nullIfAbsent(path, fetchJson(buildUrl(settings.apiUrl, path), { signal }))
  const data = isFields(answer) ? answer.data : null
  return isFields(data) && typeof data.version === 'string' ? data.version : null
}
