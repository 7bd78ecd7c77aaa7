import { useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import { useIsHydrated } from '../components/Built/useIsHydrated'

const empty = new URLSearchParams()

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The query string, and how to change it; empty while the browser takes over a built page, which was built without any.
 * A change starts from the one before it, also where that has not been drawn yet.
 */
export const useAddressSearch = () => {
  const [search, setSearch] = useSearchParams()
  /** Asked for, and not drawn yet. */
  const asked = useRef<URLSearchParams | null>(null)
  useEffect(() => {
    if (String(asked.current) === String(search)) asked.current = null
  }, [search])

  const changeSearch = (change: Change, options?: NavigateOptions) => {
    asked.current = change(asked.current ?? search)
    setSearch(asked.current, options)
  }
  return [useIsHydrated() ? search : empty, changeSearch] as const
}
