import { useEffect, useState, type ReactNode } from 'react'
import { LiveRegion } from '../LiveRegion/LiveRegion'
import { SlowNotice } from '../SlowNotice/SlowNotice'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

/** ms. After four seconds the published copy is tried; only a page without one is still loading a second later. */
const SLOW_AFTER_MS = 5_000

export type LoadingProps = {
  /** What is loading, announced to screen readers. */
  label: string
  /** For sighted visitors too. */
  isLabelVisible?: boolean
  /** ms after which loading counts as slow. */
  slowAfterMs?: number
  /** The skeleton. */
  children?: ReactNode
}

/** Content while it is loading: its skeleton, a message for screen readers, and a notice when it takes long. */
export const Loading = ({
  label,
  isLabelVisible = false,
  slowAfterMs = SLOW_AFTER_MS,
  children,
}: LoadingProps) => {
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [slowAfterMs])

  return (
    <>
      <LiveRegion>
        {isLabelVisible ? <p>{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
        {isSlow && <SlowNotice />}
      </LiveRegion>
      {children}
    </>
  )
}
