import { useEffect, type ReactNode } from 'react'

/** Event of the window: from now on the application answers. */
export const ALIVE = 'alive'

/** Tells the built page, which has kept the presses on buttons made so far and now gives them back. */
export const Alive = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    // Not within React's own work, which could not answer at once.
    const timer = setTimeout(() => window.dispatchEvent(new Event(ALIVE)))
    return () => clearTimeout(timer)
  }, [])
  return children
}
