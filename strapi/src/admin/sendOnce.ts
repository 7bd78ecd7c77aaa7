import { changeEndpoints, missing, type Api } from './endpoints'

type Entry = { collectionType?: string; documentId?: string }

type Request = { url: string }

type Answer = { data?: unknown; error?: unknown }

type Send = (request: Request) => PromiseLike<Answer>

type Endpoint = {
  query?: (entry: Entry) => Request
  queryFn?: (entry: Entry, api: unknown, options: unknown, send: Send) => Promise<Answer>
  transformResponse?: (data: unknown, meta: unknown, entry: Entry) => unknown
  transformErrorResponse?: (error: unknown) => unknown
}

/** The first publication of an entry creates it too. */
const CHANGES = ['createDocument', 'updateDocument', 'publishDocument', 'cloneDocument', 'autoCloneDocument']

/** Until the page of the new entry shows: nobody can fill in another form in that time. */
const REMEMBERED_MS = 2000

const creates = ({ collectionType, documentId }: Entry) => !documentId && collectionType !== 'single-types'

/** A change that is repeated gets the answer of the first. A creation's data may have what the server added to the first. */
const rememberAnswer = () => {
  let last: { key: string; answer: PromiseLike<Answer> } | undefined
  return async (request: Request, isCreation: boolean, send: Send) => {
    const key = isCreation ? request.url : JSON.stringify(request)
    if (last?.key === key) return last.answer
    const sent = { key, answer: send(request) }
    last = sent
    const forget = () => {
      if (last === sent) last = undefined
    }
    const answer = await sent.answer
    if (answer.error || !isCreation) forget()
    else setTimeout(forget, REMEMBERED_MS)
    return answer
  }
}

/**
 * The second click of a double click arrives before Strapi's page has disabled its button, or before it shows the new entry:
 * there would be two, or a conflict with the first click. Comes after what else changes these requests.
 */
export const sendOnce = (api: Api<Endpoint>) =>
  changeEndpoints(api, CHANGES, (endpoint, name) => {
    const { query } = endpoint
    if (!query) throw missing(name)
    const ask = rememberAnswer()
    endpoint.query = undefined
    // Which Redux Toolkit lets answer without the two transformations.
    endpoint.queryFn = async (entry, _api, _options, send) => {
      const { transformResponse, transformErrorResponse } = endpoint
      const request = query(entry)
      const { data, error } = await ask(request, creates(entry), send)
      if (error) return { error: transformErrorResponse?.(error) ?? error }
      return { data: transformResponse?.(data, undefined, entry) ?? data }
    }
  })
