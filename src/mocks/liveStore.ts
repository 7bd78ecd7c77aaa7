import type { ContentQuery } from '../cms/content/contentQuery'
import { createContentStore, type ContentStore } from '../cms/content/contentStore'
import { createLiveContent } from '../cms/content/liveContent'

/** A store that reads the backend from the start: for stories and tests. @param initial content by its key. */
export const createLiveStore = (initial: Readonly<Record<string, unknown>> = {}): ContentStore => {
  const store = createContentStore(initial, Date.now())
  store.adopt(createLiveContent())
  return store
}

/** The first data a page would show of a query. @throws the error it would show instead. */
export const readFirst = <T>(store: ContentStore, query: ContentQuery<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const { subscribe, read } = store.source().observe(query)
    const settle = () => {
      const { data, error } = read()
      if (error) reject(error)
      else if (data !== undefined) resolve(data)
      else return
      stop()
    }
    const stop = subscribe(settle)
    settle()
  })
