/** An error as Strapi's pages read it. */
type Failure = { name?: string; message?: string }

type Tags = (result: unknown, error: Failure | undefined, ...rest: unknown[]) => readonly unknown[]

/** What is called on the server, as Redux Toolkit keeps it. */
type Action = {
  onQueryStarted?: unknown
  invalidatesTags?: Tags | readonly unknown[]
  transformErrorResponse?: (error: Failure) => Failure
}

type Api = {
  enhanceEndpoints: (change: { endpoints: Record<string, (action: Action | undefined) => void> }) => unknown
}

const ACTIONS = [
  'updateDocument',
  'publishDocument',
  'unpublishDocument',
  'discardDocument',
  'deleteDocument',
] as const

/** The only failure after which Strapi's pages leave what was typed in the form. */
const KEEPING = 'ValidationError'

/**
 * Keeps what was typed in an entry when it is refused or when the connection is lost. Strapi would put it in its cache
 * before the server answers, take it back, read the entry again, and without a connection replace the page by an error.
 */
export const keepTypedText = (api: Api) =>
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(
      ACTIONS.map((name) => [
        name,
        (action) => {
          if (!action) throw new Error(`Strapi has no “${name}”: look for its new name.`)
          const { invalidatesTags = [] } = action
          action.onQueryStarted = undefined
          action.invalidatesTags = (result, error, ...rest) => {
            if (error) return []
            return typeof invalidatesTags === 'function'
              ? invalidatesTags(result, error, ...rest)
              : invalidatesTags
          }
          action.transformErrorResponse = (error) => ({ ...error, name: KEEPING })
        },
      ]),
    ),
  })
