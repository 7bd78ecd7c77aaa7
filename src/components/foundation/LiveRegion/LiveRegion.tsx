import { useEffect, useState, type ReactNode } from 'react'
import { useIsHydrated } from '../../../hydration/useIsHydrated'

export type LiveRegionProps = {
  /** A `status` waits until the screen reader is silent, an `alert` interrupts it. */
  role?: 'status' | 'alert'
  /** Set by `styled(LiveRegion)`. */
  className?: string
  /** What is announced when it appears or changes; nothing when empty. */
  children?: ReactNode
}

/**
 * A live region (WCAG 4.1.3). Screen readers announce what is added to a region they already know, so it is mounted
 * empty and filled afterwards. In a prerendered page it is filled from the start: nothing has changed yet.
 */
export const LiveRegion = ({ role = 'status', className, children }: LiveRegionProps) => {
  const isPrerendered = !useIsHydrated()
  const [isFilled, setFilled] = useState(isPrerendered)

  useEffect(() => {
    // In a task of its own: browsers report the empty region and what is added to it as two changes.
    const timer = setTimeout(() => setFilled(true))
    return () => clearTimeout(timer)
  }, [])

  return (
    <div role={role} className={className}>
      {isFilled && children}
    </div>
  )
}
