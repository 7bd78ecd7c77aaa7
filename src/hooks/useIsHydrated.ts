import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** What depends on query string, time or storage must wait for it: the build does not know them. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
