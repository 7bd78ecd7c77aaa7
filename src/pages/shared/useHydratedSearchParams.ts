import { useRef } from 'react'
import { useLocation, useSearchParams, type Location, type NavigateOptions } from 'react-router-dom'
import { useIsHydrated } from '../../hooks/useIsHydrated'

const empty = new URLSearchParams()

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * Like `useSearchParams`, but empty until hydration, because a prerendered page is rendered without a query string.
 * Successive changes are combined, even before React has rendered the first. A change to what the address already has
 * is no navigation.
 */
export const useHydratedSearchParams = () => {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  /** The latest change at a location, until the next one is rendered. */
  const pending = useRef<{ location: Location; search: URLSearchParams } | null>(null)

  const changeSearch = (change: Change, options?: NavigateOptions) => {
    const current = pending.current?.location === location ? pending.current.search : search
    const changed = change(current)
    if (String(changed) === String(current)) return
    pending.current = { location, search: changed }
    setSearch(changed, options)
  }
  return [useIsHydrated() ? search : empty, changeSearch] as const
}
