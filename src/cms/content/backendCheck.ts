import { isFields } from '../isFields'

/** A call to the backend, and what it answered when the page was built. */
export type BackendCheck = {
  url: string
  headers?: Readonly<Record<string, string>>
  /** Of the whole answer; of its first entry alone where `isLookup`. */
  digest: string
  isLookup?: true
}

const DIGEST_BYTES = 9

/** The first bytes of the text's SHA-256, in base64. */
const digestOf = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, DIGEST_BYTES)))
}

/** Of a whole answer: status and body. */
export const answerDigest = (status: number, body: string) => digestOf(`${status} ${body}`)

/** Of one entry as the backend wrote it; of null when there is none. */
export const entryDigest = (entry: unknown) => digestOf(JSON.stringify(entry ?? null))

/** The first entry of an answer, whether it is a list or a single entry. */
export const firstEntry = (body: string): unknown => {
  const answer: unknown = JSON.parse(body)
  const data = isFields(answer) ? answer.data : undefined
  return Array.isArray(data) ? data[0] : data
}

/** Bodies of answers with status 200, by address. */
export type HeldAnswers = ReadonlyMap<string, string>

/** Browsers digest nothing in a document that was not served securely. */
const canDigest = () => (crypto.subtle as SubtleCrypto | undefined) !== undefined

/**
 * Asks the backend again, and compares digests: no code that understands its answers is needed for that.
 * @param checks none when the build could not foretell the answers: that counts as a change.
 * @returns null when nothing has changed; else the answers up to the first that is another.
 * @throws Error when the backend does not answer, or answers with a 5xx; an abort as it came.
 */
export const findChange = async (
  checks: readonly BackendCheck[],
  signal?: AbortSignal,
): Promise<HeldAnswers | null> => {
  const answers = new Map<string, string>()
  if (checks.length === 0 || !canDigest()) return answers
  for (const { url, headers, digest, isLookup } of checks) {
    const response = await fetch(url, { headers, signal })
    const body = await response.text()
    if (response.status >= 500) throw new Error(`HTTP ${response.status} – ${response.statusText}`)
    if (response.ok) answers.set(url, body)
    const found = isLookup
      ? response.ok && (await entryDigest(firstEntry(body)))
      : await answerDigest(response.status, body)
    if (found !== digest) return answers
  }
  return null
}
