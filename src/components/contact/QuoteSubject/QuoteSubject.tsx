import type { MouseEvent } from 'react'
import { quoteTexts as texts } from '../../../site/texts/quote'
import { Button } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'
import { Box } from './QuoteSubject.styles'

/** One of the things that the request is about. */
export type QuoteItem = {
  /** No two have the same. */
  key: string
  /** Its name, as shown. */
  label: string
}

export type QuoteSubjectState =
  /** `count` says how many were asked for. */
  | { status: 'loading'; count: number }
  /** `remarks` say what else was asked for, and why it is not there. */
  | { status: 'ready'; items: readonly QuoteItem[]; remarks: readonly string[] }
  /** Gone, or it could not be read; `message` says what to do. */
  | { status: 'error'; message: string }

export type QuoteSubjectProps = {
  /** Whether it is known, by its title, what the request is about. */
  state: QuoteSubjectState
  /** Called with the key of one of several that the visitor removes from the request. */
  onRemove: (key: string) => void
  /** Called when the visitor removes all of them, or the only one. */
  onRemoveAll: () => void
}

/** The pressed button goes: moves the focus to that of the next line, or of the one before. */
const focusNeighbour = ({ currentTarget }: MouseEvent) => {
  const line = currentTarget.parentElement
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  neighbour?.querySelector('button')?.focus({ preventScroll: true })
}

/** What the request in the contact form is about, when the visitor came from another page that has filled it in. */
export const QuoteSubject = ({ state, onRemove, onRemoveAll }: QuoteSubjectProps) => {
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
              onClick={(event) => {
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
        <Button variant="quiet" onClick={onRemoveAll}>
          {texts.removeAll}
        </Button>
      )}
    </Box>
  )
}
