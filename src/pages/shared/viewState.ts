/** After an error: called to read the content again. */
export type Retry = { onRetry: () => void }

/** After an error that only leaves other ways on: the telephone, a link. */
export type NoRetry = { onRetry?: never }

/**
 * What a view shows of its content: that it is loading, that the backend has none (`empty`), that it cannot be read
 * (`error`), or the content.
 */
export type ViewState<Content extends object, Failure extends Retry | NoRetry = Retry, Absence = object> =
  | { status: 'loading' }
  | ({ status: 'empty' } & Absence)
  | ({ status: 'error' } & Failure)
  | ({ status: 'ready' } & Content)

/** What is not known yet of content that a list shows in part. */
export type RestState = { status: 'loading' } | { status: 'error'; message: string }
