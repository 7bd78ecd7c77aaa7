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
const CREATIONS = ['createDocument', 'publishDocument', 'cloneDocument', 'autoCloneDocument']

/** Until the page of the new entry shows: nobody can fill in another form in that time. */
const REMEMBERED_MS = 2000

const creates = ({ collectionType, documentId }: Entry) => !documentId && collectionType !== 'single-types'

/** Gives a creation that is repeated at once the answer of the first; its data may have what the server added to the first. */
const rememberAnswer = () => {
  let last: { url: string; answer: PromiseLike<Answer> } | undefined
  return async (request: Request, send: Send) => {
    if (last?.url === request.url) return last.answer
    const sent = { url: request.url, answer: send(request) }
    last = sent
    const forget = () => {
      if (last === sent) last = undefined
    }
    const answer = await sent.answer
    if (answer.error) forget()
    else setTimeout(forget, REMEMBERED_MS)
    return answer
  }
}

/**
 * The second click of a double click arrives before Strapi's page has disabled its button, or before it shows the new entry:
 * there would be two. Comes after what else changes these requests.
 */
export const createOnce = (api: Api<Endpoint>) =>
  changeEndpoints(api, CREATIONS, (endpoint, name) => {
    const { query } = endpoint
    if (!query) throw missing(name)
    const ask = rememberAnswer()
    endpoint.query = undefined
    // Which Redux Toolkit lets answer without the two transformations.
    endpoint.queryFn = async (entry, _api, _options, send) => {
      const { transformResponse, transformErrorResponse } = endpoint
      const request = query(entry)
      const { data, error } = await (creates(entry) ? ask(request, send) : send(request))
      if (error) return { error: transformErrorResponse?.(error) ?? error }
      return { data: transformResponse?.(data, undefined, entry) ?? data }
    }
  })
