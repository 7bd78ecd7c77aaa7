import { useEffect, type ReactNode } from 'react'

/** Event on `window`: the application is hydrated and handles user input. */
export const HYDRATED_EVENT = 'hydrated'

/**
 * Dispatches `HYDRATED_EVENT` once its children are hydrated. The starter script then replays the clicks that it
 * captured before.
 */
export const Hydrated = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    // In a separate task: React would not handle a click replayed during its commit.
    const timer = setTimeout(() => window.dispatchEvent(new Event(HYDRATED_EVENT)))
    return () => clearTimeout(timer)
  }, [])
  return children
}
