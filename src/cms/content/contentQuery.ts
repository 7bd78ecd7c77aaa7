/** Content older than this, ms, is asked of the backend again. */
export const CONTENT_LIFETIME = 60_000

/** Under which content is kept, and published by the build; `T` is what it holds. */
export type ContentKey<T> = string & { readonly holds?: T }

/** What content in memory says of other content: a list of one of its entries. */
export type Known<T> = {
  data: T
  /** When it was read, ms since 1970. */
  readAt: number
  /** False when only the backend knows the rest. */
  isWhole: boolean
}

type Entry<T> = { data: T; readAt: number }

/** The content in memory. */
export type Memory = {
  entry: <T>(key: ContentKey<T>) => Entry<T> | undefined
  /** All whose key begins with `prefix`. */
  entries: <T>(prefix: ContentKey<T>) => Entry<T>[]
}

/** Content of the backend, and how to read it. */
export type ContentQuery<T> = {
  key: ContentKey<T>
  /** Calls the backend. */
  ask: (signal: AbortSignal) => Promise<T>
  /** Of a list: under this key, a prerendered page carries the first of it. */
  firstPage?: ContentKey<unknown>
  known?: (memory: Memory) => Known<T> | undefined
  /** What is read, for the log. */
  subject: string
  /** Console level of a failure (specification, 8); error when absent. */
  logAs?: 'error' | 'warn'
}

/** What is known of a query. */
export type ContentResult<T> = {
  data: T | undefined
  error: Error | null
  /** Neither data nor an error yet. */
  isPending: boolean
}

/** A query on screen. */
export type Observation<T> = {
  /** Also reads what is missing, and from a live source what is older than a minute. */
  subscribe: (onChange: () => void) => () => void
  /** The same object until it changes. */
  read: () => ContentResult<T>
  retry: () => void
}

/** Where pages read content from. */
export type ContentSource = { observe: <T>(query: ContentQuery<T>) => Observation<T> }
