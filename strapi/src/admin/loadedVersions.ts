import { changeEndpoints, missing, type Api } from './endpoints'

/** `params` has the tab, draft or published. */
type Entry = { collectionType: string; model: string; documentId?: string; params?: object }

type Request = { config?: object }

type Answer = { meta?: { version?: string } } | undefined

type Endpoint = {
  query?: (entry: Entry) => Request
  queryFn?: (entry: Entry, ...rest: unknown[]) => Promise<{ data?: Answer }>
  transformResponse?: (answer: Answer, meta: unknown, entry: Entry) => Answer
}

/** The version of a single page whose entry nobody has saved yet. */
const NONE = 'none'

const CHANGES = ['updateDocument', 'publishDocument', 'unpublishDocument', 'discardDocument']

/** A single page is read without its identifier, and saved with it. */
const keyOf = ({ collectionType, model, documentId, params }: Entry) =>
  JSON.stringify([model, collectionType === 'single-types' ? null : documentId, params])

/** The server refuses to overwrite what was changed in another tab (`src/content/stale-saves.js`). */
export const sendLoadedVersions = (api: Api<Endpoint>) => {
  const versions = new Map<string, string>()
  changeEndpoints(api, ['getDocument'], (endpoint, name) => {
    const { queryFn } = endpoint
    if (!queryFn) throw missing(name)
    endpoint.queryFn = async (entry, ...rest) => {
      const result = await queryFn(entry, ...rest)
      if (result.data) versions.set(keyOf(entry), result.data.meta?.version ?? NONE)
      return result
    }
  })
  changeEndpoints(api, CHANGES, (endpoint, name) => {
    const { query } = endpoint
    if (!query) throw missing(name)
    endpoint.query = (entry) => {
      const request = query(entry)
      const version = versions.get(keyOf(entry))
      return version
        ? { ...request, config: { ...request.config, headers: { 'X-Loaded-Version': version } } }
        : request
    }
    endpoint.transformResponse = (answer, _meta, entry) => {
      if (answer?.meta?.version) versions.set(keyOf(entry), answer.meta.version)
      return answer
    }
  })
}
