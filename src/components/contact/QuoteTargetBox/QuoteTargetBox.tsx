import type { QuoteItem } from '../../../contact/quote'
import { quoteBoxTexts as texts } from '../../../site/texts/quoteBox'
import { Button } from '../../foundation/Button/Button'
import { focusNeighbour, isRepeatedClick } from '../../foundation/focusNeighbour'
import { Icon } from '../../foundation/Icon/Icon'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'
import { Box, Room } from './QuoteTargetBox.styles'

export type QuoteTargetState =
  /** Only room, when the address has a quote target. */
  | { status: 'prerendered' }
  /** `count`: how many were requested. */
  | { status: 'loading'; count: number }
  /** `remarks`: what else was requested, and why it is missing. */
  | { status: 'ready'; items: readonly QuoteItem[]; remarks: readonly string[] }
  | { status: 'error'; message: string }

export type QuoteTargetBoxProps = {
  /** Loading, the items or an error. */
  state: QuoteTargetState
  /** Whether nothing can be removed, because the request is being sent. */
  isLocked?: boolean
  /** Called with the key of the item to remove. */
  onRemove: (key: string) => void
  /** Called to remove all of them, or the only one. */
  onRemoveAll: () => void
}

/** What the request in the contact form is about, filled in by another page. */
export const QuoteTargetBox = ({ state, isLocked, onRemove, onRemoveAll }: QuoteTargetBoxProps) => {
  if (state.status === 'prerendered') return <Room />
  if (state.status !== 'ready')
    return (
      <Box $count={state.status === 'loading' ? state.count : 1}>
        <p>{state.status === 'loading' ? texts.loading : state.message}</p>
      </Box>
    )
  const hasSeveral = state.items.length > 1
  return (
    <Box>
      <p>{texts.heading}</p>
      <ul role="list">
        {state.items.map(({ key, label }) => (
          <li key={key}>
            <strong>{label}</strong>
            <Button
              variant="quiet"
              disabled={isLocked}
              onClick={(event) => {
                if (isRepeatedClick(event)) return
                if (!hasSeveral) {
                  onRemoveAll()
                  return
                }
                focusNeighbour(event)
                onRemove(key)
              }}
            >
              <Icon name="close" />
              <span>
                {texts.remove} <VisuallyHidden>{hasSeveral ? label : texts.fromRequest}</VisuallyHidden>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {state.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {hasSeveral && (
        <Button variant="quiet" disabled={isLocked} onClick={onRemoveAll}>
          {texts.removeAll}
        </Button>
      )}
    </Box>
  )
}
