type Failure = { name?: string; message?: string }

type Tags = (result: unknown, error: Failure | undefined, ...rest: unknown[]) => readonly unknown[]

/** As Redux Toolkit keeps it. */
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
 * Strapi would read the entry again when it was refused, and without a connection show an error instead.
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
