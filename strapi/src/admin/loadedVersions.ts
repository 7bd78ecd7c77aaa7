/** `params` has the tab, draft or published. */
type Entry = { collectionType: string; model: string; documentId?: string; params?: object }

type Request = { config?: object }

type Answer = { meta?: { version?: string } } | undefined

/** As Redux Toolkit keeps it. */
type Endpoint = {
  query?: (entry: Entry) => Request
  queryFn?: (entry: Entry, ...rest: unknown[]) => Promise<{ data?: Answer }>
  transformResponse?: (answer: Answer, meta: unknown, entry: Entry) => Answer
}

type Api = {
  enhanceEndpoints: (change: {
    endpoints: Record<string, (endpoint: Endpoint | undefined) => void>
  }) => unknown
}

/** The version of a single page whose entry nobody has saved yet. */
const NONE = 'none'

const CHANGES = ['updateDocument', 'publishDocument', 'unpublishDocument', 'discardDocument']

/** A single page is read without its identifier, and saved with it. */
const keyOf = ({ collectionType, model, documentId, params }: Entry) =>
  JSON.stringify([model, collectionType === 'single-types' ? null : documentId, params])

/** The server refuses to overwrite what was changed in another tab (`src/content/stale-saves.js`). */
export const sendLoadedVersions = (api: Api) => {
  const versions = new Map<string, string>()
  const remember = (entry: Entry, answer: Answer) => {
    if (answer?.meta?.version) versions.set(keyOf(entry), answer.meta.version)
  }
  const read = (endpoint: Endpoint | undefined) => {
    const queryFn = endpoint?.queryFn
    if (!queryFn) throw new Error('Strapi has no “getDocument”: look for its new name.')
    endpoint.queryFn = async (entry, ...rest) => {
      const result = await queryFn(entry, ...rest)
      if (result.data) versions.set(keyOf(entry), result.data.meta?.version ?? NONE)
      return result
    }
  }
  const change = (name: string) => (endpoint: Endpoint | undefined) => {
    const query = endpoint?.query
    if (!query) throw new Error(`Strapi has no “${name}”: look for its new name.`)
    endpoint.query = (entry) => {
      const request = query(entry)
      const version = versions.get(keyOf(entry))
      return version
        ? { ...request, config: { ...request.config, headers: { 'X-Loaded-Version': version } } }
        : request
    }
    endpoint.transformResponse = (answer, _meta, entry) => {
      remember(entry, answer)
      return answer
    }
  }
  api.enhanceEndpoints({
    endpoints: {
      getDocument: read,
      ...Object.fromEntries(CHANGES.map((name) => [name, change(name)])),
    },
  })
}
