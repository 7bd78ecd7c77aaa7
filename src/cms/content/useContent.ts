import { useContext, useState, useSyncExternalStore } from 'react'
import { ContentContext } from './ContentContext'
import type { ContentKey, ContentQuery, ContentResult, ContentSource } from './contentQuery'
import type { ContentStore } from './contentStore'

const useStore = (): ContentStore => {
  const store = useContext(ContentContext)
  if (!store) throw new Error('There is no ContentContext around this component.')
  return store
}

const watch = <T>(source: ContentSource, query: ContentQuery<T>) => ({
  source,
  key: query.key,
  observation: source.observe(query),
})

/** The backend's content, which is read when it is missing. Late answers to an earlier query are never returned. */
export const useContent = <T>(query: ContentQuery<T>): ContentResult<T> & { retry: () => void } => {
  const store = useStore()
  const source = useSyncExternalStore(store.subscribe, store.source, store.source)
  const [watched, setWatched] = useState(() => watch(source, query))
  const isWatched = watched.source === source && watched.key === query.key
  const { observation } = isWatched ? watched : watch(source, query)
  if (!isWatched) setWatched({ source, key: query.key, observation })
  const { subscribe, read, retry } = observation
  return { ...useSyncExternalStore(subscribe, read, read), retry }
}

/** The first of a list, as the prerendered page of this document carries it. */
export const useFirstPage = <T>(key: ContentKey<T>): T | undefined => useStore().get(key)
