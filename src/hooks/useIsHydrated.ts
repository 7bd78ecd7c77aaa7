import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * False at build time and while a prerendered page hydrates, true afterwards. Anything that depends on the query
 * string, the time or the storage must wait for it, because the build does not know them.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
