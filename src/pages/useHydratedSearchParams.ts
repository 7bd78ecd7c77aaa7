import { useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import { useIsHydrated } from '../hydration/useIsHydrated'

const empty = new URLSearchParams()

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * Like `useSearchParams`, but empty until hydration, because a prerendered page is rendered without a query string.
 * Successive changes are combined, even before React has rendered the first.
 */
export const useHydratedSearchParams = () => {
  const [search, setSearch] = useSearchParams()
  /** The latest change, until it is rendered. */
  const pending = useRef<URLSearchParams | null>(null)
  useEffect(() => {
    if (String(pending.current) === String(search)) pending.current = null
  }, [search])

  const changeSearch = (change: Change, options?: NavigateOptions) => {
    pending.current = change(pending.current ?? search)
    setSearch(pending.current, options)
  }
  return [useIsHydrated() ? search : empty, changeSearch] as const
}
