import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { messageOf } from '../../cms/CmsError'
import type { RestState } from './viewState'

type EntryQuery<Entry> = UseQueryOptions<Entry | null> & { placeholderData: () => Entry | undefined }

type KnownEntry<Entry> = {
  /** null when there is none; undefined when nothing is known of it. */
  data: Entry | null | undefined
  /** For an entry of which only what a list shows is known: the state of the rest. */
  rest?: RestState
  error: Error | null
}

/** An entry of the backend; what a list shows of it stands in while it is loading, and when it cannot be read. */
export const useEntry = <Entry>(query: EntryQuery<Entry>): KnownEntry<Entry> => {
  const { data, error, isPlaceholderData } = useQuery<Entry | null>(query)
  if (isPlaceholderData) return { data, rest: { status: 'loading' }, error }
  if (data !== undefined || !error) return { data, error }
  return { data: query.placeholderData(), rest: { status: 'error', message: messageOf(error) }, error }
}
