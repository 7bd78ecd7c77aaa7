import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { releaseStyles } from './holdStyles'

export const HYDRATED_EVENT = 'hydrated'

export const Hydrated = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(releaseStyles, [])
  useEffect(() => {
    // In a separate task: React would not handle a click replayed during its commit.
    const timer = setTimeout(() => window.dispatchEvent(new Event(HYDRATED_EVENT)))
    return () => clearTimeout(timer)
  }, [])
  return children
}
