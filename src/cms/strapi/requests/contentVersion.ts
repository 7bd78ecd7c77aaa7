import { settings } from '../../../site/settings'
import { isFields } from '../../../values/fields'
import { buildUrl, fetchJson, nullIfAbsent } from './http'

/**
 * What the companion backend renews with each change that visitors can see; null for a backend that does not tell or
 * cannot, and for articles of another one. Only what it saves is lost then.
 */
export const fetchContentVersion = async (timeoutMs: number): Promise<string | null> => {
  if (settings.articlesApiUrl !== settings.apiUrl) return null
  const path = 'content-version'
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await nullIfAbsent(path, fetchJson(buildUrl(settings.apiUrl, path), { signal }))
    const data = isFields(answer) ? answer.data : null
    return isFields(data) && typeof data.version === 'string' ? data.version : null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(`Reading the version of the content failed: ${reason}.`)
    return null
  }
}
