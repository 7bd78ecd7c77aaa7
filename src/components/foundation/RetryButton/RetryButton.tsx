import type { MouseEvent } from 'react'
import { common } from '../../../site/texts/common'
import { ScriptButton } from '../Button/Button'

export type RetryButtonProps = {
  /** Called to try again. */
  onRetry: () => void
}

/** The button goes away with the failure, and its focus would be lost. */
const focusAround = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })

/** Tries again what failed; the focus moves to the part of the page that it is in. */
export const RetryButton = ({ onRetry }: RetryButtonProps) => (
  <ScriptButton
    variant="outline"
    onClick={(event) => {
      focusAround(event)
      onRetry()
    }}
  >
    {common.retry}
  </ScriptButton>
)
