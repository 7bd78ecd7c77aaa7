import { AsyncLocalStorage } from 'node:async_hooks'
import { answerDigest, entryDigest, type BackendCheck } from '../cms/content/backendCheck'
import { firstOf } from '../cms/strapi/fields'
import { listenToAnswers, type BackendAnswer } from '../cms/http'
import { isFields } from '../cms/isFields'

/** What the backend answered while something was read. */
export type RecordedAnswers = {
  /** One for each call, in their order. */
  checks: BackendCheck[]
  /** Digests of the entries in the answers, by document id, else numeric id. */
  entries: ReadonlyMap<string, string>
}

type Digested = { check: BackendCheck; entries: [id: string, digest: string][] }

const entriesOf = (body: string): unknown[] => {
  const answer: unknown = JSON.parse(body)
  return isFields(answer) && Array.isArray(answer.data) ? answer.data : []
}

const digested = async ({ url, headers, status, body }: BackendAnswer): Promise<Digested> => {
  const found = status === 200 ? entriesOf(body).filter(isFields) : []
  return {
    check: {
      url,
      ...(headers && { headers: Object.fromEntries(new Headers(headers)) }),
      digest: await answerDigest(status, body),
    },
    entries: await Promise.all(
      found.map(
        async (entry) => [String(firstOf(entry, 'documentId', 'id')), await entryDigest(entry)] as const,
      ),
    ),
  }
}

/** By id. An entry that changed between two pages of its list has no digest: nobody knows which one was kept. */
const toEntries = (digests: [id: string, digest: string][]) => {
  const entries = new Map<string, string>()
  const ambiguous = new Set<string>()
  for (const [id, digest] of digests) {
    if (entries.has(id) && entries.get(id) !== digest) ambiguous.add(id)
    entries.set(id, digest)
  }
  for (const id of ambiguous) entries.delete(id)
  return entries
}

const recording = new AsyncLocalStorage<BackendAnswer[]>()

listenToAnswers((answer) => recording.getStore()?.push(answer))

/** Reads, and remembers what the backend answered meanwhile. @throws whatever `read` throws. */
export const recordAnswers = async <T>(
  read: () => Promise<T>,
): Promise<{ data: T; answers: RecordedAnswers }> => {
  const told: BackendAnswer[] = []
  const data = await recording.run(told, read)
  const answers = await Promise.all(told.map(digested))
  return {
    data,
    answers: {
      checks: answers.map(({ check }) => check),
      entries: toEntries(answers.flatMap(({ entries }) => entries)),
    },
  }
}
