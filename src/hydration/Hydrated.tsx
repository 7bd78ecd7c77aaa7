import { useEffect, type ReactNode } from 'react'

/** Event of the window: the application is hydrated and answers the visitor. */
export const HYDRATED_EVENT = 'hydrated'

/**
 * Dispatches `HYDRATED_EVENT` once its children are hydrated: the prerendered page then replays the clicks it has held
 * back (`STARTER`).
 */
export const Hydrated = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    // In a task of its own: during React's commit a replayed click would not be handled.
    const timer = setTimeout(() => window.dispatchEvent(new Event(HYDRATED_EVENT)))
    return () => clearTimeout(timer)
  }, [])
  return children
}
