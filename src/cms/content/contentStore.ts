import { loadOnce } from '../../values/loadOnce'
import type { HeldAnswers } from './backendCheck'
import type {
  ContentKey,
  ContentQuery,
  ContentResult,
  ContentSource,
  Memory,
  Observation,
} from './contentQuery'
import type { LiveContent } from './liveContent'
import { fetchPublished } from './published'

/**
 * The content of this document. It begins with what the prerendered page carries, and shows that without any code to
 * read the backend; `goLive` loads that code and the cache behind it, and reads everything from there from then on.
 */
export type ContentStore = ContentSource & {
  get: <T>(key: ContentKey<T>) => T | undefined
  /** When its content was read, ms since 1970. */
  readAt: () => number
  /** Takes its content for read at this time: the backend has just said that it has not changed. */
  confirm: (readAt: number) => void
  /** The live cache once it is there, else this store. */
  source: () => ContentSource
  isLive: () => boolean
  /**
   * @param answers what the backend has just answered.
   * @returns a promise that never rejects: a failure is logged, and shown in place of missing content.
   */
  goLive: (answers?: HeldAnswers) => Promise<void>
  adopt: (live: LiveContent) => void
  subscribe: (onChange: () => void) => () => void
}

/** Trusted without a schema: this build wrote what it holds, from the same types. */
type Contents = {
  get: <T>(key: ContentKey<T>) => T | undefined
  set: <T>(key: ContentKey<T>, data: T) => unknown
  has: (key: string) => boolean
  forEach: (act: (data: unknown, key: string) => void) => void
}

const loadLive = loadOnce(async () => (await import('./liveContent')).createLiveContent)

/**
 * @param initial content by its key.
 * @param initialReadAt when it was read, ms since 1970.
 */
export const createContentStore = (
  initial: Readonly<Record<string, unknown>> = {},
  initialReadAt = 0,
): ContentStore => {
  const contents: Contents = new Map()
  for (const [key, data] of Object.entries(initial)) contents.set(key, data)
  const listeners = new Set<() => void>()
  let readAt = initialReadAt
  let live: LiveContent | null = null
  let fault: Error | null = null

  const notify = () => {
    for (const listener of listeners) listener()
  }

  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  }

  const adopt = (adopted: LiveContent) => {
    live = adopted
    contents.forEach((data, key) => adopted.add(key, data, readAt))
    fault = null
    notify()
  }

  const goLive = async (answers?: HeldAnswers) => {
    if (fault) {
      fault = null
      notify()
    }
    try {
      const createLiveContent = await loadLive()
      if (!live) adopt(createLiveContent(answers))
    } catch (error) {
      console.error('The code that reads the backend cannot be loaded.', error)
      fault = new Error('le service ne répond pas', { cause: error })
      notify()
    }
  }

  /** The rest of a list whose first page the prerendered page shows was published beside it, and is as old. */
  const readPublishedList = async <T>({ key }: ContentQuery<T>) => {
    const data = await fetchPublished<T>(key)
    if (data === undefined) return goLive()
    contents.set(key, data)
    live?.add(key, data, readAt)
    notify()
  }

  const reading = new Map<string, Promise<void>>()

  const complete = async <T>(query: ContentQuery<T>) => {
    const { key, firstPage } = query
    if (contents.has(key)) return
    const hasFirstPage = firstPage !== undefined && contents.has(firstPage)
    const read = reading.get(key) ?? (hasFirstPage ? readPublishedList(query) : goLive())
    reading.set(key, read)
    await read
    reading.delete(key)
  }

  const memory: Memory = {
    entry: (key) => {
      const data = contents.get(key)
      return data === undefined ? undefined : { data, readAt }
    },
    entries: <T>(prefix: ContentKey<T>) => {
      const found: { data: T; readAt: number }[] = []
      contents.forEach((_, key) => {
        const entry = key.startsWith(prefix) ? memory.entry<T>(key) : undefined
        if (entry) found.push(entry)
      })
      return found
    },
  }

  const observe = <T>(query: ContentQuery<T>): Observation<T> => {
    const start = query.known?.(memory)
    let last: ContentResult<T> | undefined
    return {
      subscribe: (onChange) => {
        void complete(query)
        return subscribe(onChange)
      },
      read: () => {
        const data = contents.has(query.key) ? contents.get(query.key) : start?.data
        const error = data === undefined ? fault : null
        if (last?.data !== data || last?.error !== error) last = undefined
        return (last ??= { data, error, isPending: data === undefined && error === null })
      },
      retry: () => void goLive(),
    }
  }

  const store: ContentStore = {
    get: (key) => contents.get(key),
    readAt: () => readAt,
    confirm: (time) => {
      readAt = time
    },
    source: () => live ?? store,
    isLive: () => live !== null,
    goLive,
    adopt,
    subscribe,
    observe,
  }
  return store
}
