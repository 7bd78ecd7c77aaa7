import { changeEndpoints, type Api } from './endpoints'

type Failure = { name?: string; message?: string }

type Tags = (result: unknown, error: Failure | undefined, ...rest: unknown[]) => readonly unknown[]

type Action = {
  onQueryStarted?: unknown
  invalidatesTags?: Tags | readonly unknown[]
  transformErrorResponse?: (error: Failure) => Failure
}

const ACTIONS = [
  'createDocument',
  'cloneDocument',
  'updateDocument',
  'publishDocument',
  'unpublishDocument',
  'discardDocument',
  'deleteDocument',
]

/** The only failure after which Strapi's pages leave what was typed in the form. */
const KEEPING = 'ValidationError'

/** The error of an answer that is no JSON: the page of a server in front that reaches no Strapi. */
const NO_JSON = 'SyntaxError'

const NO_ANSWER =
  'Le serveur n’a pas répondu. Ce que vous avez tapé est encore là : réessayez dans une minute.'

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
    action.transformErrorResponse = (error) => ({
      ...error,
      ...(error.name === NO_JSON && { message: NO_ANSWER }),
      name: KEEPING,
    })
  })
