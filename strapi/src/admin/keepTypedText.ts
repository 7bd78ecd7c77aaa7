import { changeEndpoints, type Api } from './endpoints'

type Failure = { name?: string; message?: string }

type Tags = (result: unknown, error: Failure | undefined, ...rest: unknown[]) => readonly unknown[]

type Action = {
  onQueryStarted?: unknown
  invalidatesTags?: Tags | readonly unknown[]
  transformErrorResponse?: (error: Failure) => Failure
}

const ACTIONS = [
  'updateDocument',
  'publishDocument',
  'unpublishDocument',
  'discardDocument',
  'deleteDocument',
]

/** The only failure after which Strapi's pages leave what was typed in the form. */
const KEEPING = 'ValidationError'

/**
 * Strapi would read the entry again when it was refused, and without a connection show an error instead.
 */
export const keepTypedText = (api: Api<Action>) =>
  changeEndpoints(api, ACTIONS, (action) => {
    const { invalidatesTags = [] } = action
    action.onQueryStarted = undefined
    action.invalidatesTags = (result, error, ...rest) => {
      if (error) return []
      return typeof invalidatesTags === 'function' ? invalidatesTags(result, error, ...rest) : invalidatesTags
    }
    action.transformErrorResponse = (error) => ({ ...error, name: KEEPING })
  })
