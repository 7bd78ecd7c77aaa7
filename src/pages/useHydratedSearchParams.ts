import { useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import { useIsHydrated } from '../hydration/useIsHydrated'

const empty = new URLSearchParams()

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The query string and a function to change it. It is empty until hydration: a prerendered page was rendered without
 * any. Successive changes add up, even before React has rendered the first.
 */
export const useHydratedSearchParams = () => {
  const [search, setSearch] = useSearchParams()
  /** Requested, not rendered yet. */
  const requested = useRef<URLSearchParams | null>(null)
  useEffect(() => {
    if (String(requested.current) === String(search)) requested.current = null
  }, [search])

  const changeSearch = (change: Change, options?: NavigateOptions) => {
    requested.current = change(requested.current ?? search)
    setSearch(requested.current, options)
  }
  return [useIsHydrated() ? search : empty, changeSearch] as const
}
