import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False at build and while the browser hydrates a prerendered page, true ever after. What depends on the query string,
 * the clock or the storage waits for it: the build knew none of them.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
