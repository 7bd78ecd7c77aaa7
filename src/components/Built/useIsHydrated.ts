import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the browser takes over a built page, true ever after: what depends on the query string, the clock or the
 * storage waits for it, because the built page knew none of them.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
