import type { ReactNode } from 'react'
import { LiveRegion } from '../LiveRegion/LiveRegion'
import { SlowLoading } from '../SlowLoading/SlowLoading'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export type LoadingProps = {
  /** What is loading, announced to screen readers. */
  label: string
  /** The skeleton. */
  children: ReactNode
}

/** Content while it is loading: its skeleton, a message for screen readers, and a notice when it takes long. */
export const Loading = ({ label, children }: LoadingProps) => (
  <>
    <LiveRegion>
      <VisuallyHidden>{label}</VisuallyHidden>
    </LiveRegion>
    <SlowLoading />
    {children}
  </>
)
