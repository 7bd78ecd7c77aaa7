import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { quoteTexts as texts } from '../../../site/texts/quote'
import { theme } from '../../../theme/theme'
import { Button } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'

/** One of the things that the request is about. */
export type QuoteItem = {
  /** No two have the same. */
  key: string
  /** Its name, as shown. */
  label: string
}

export type QuoteSubjectState =
  | { status: 'loading' }
  /** `remarks` say what else was asked for, and why it is not there. */
  | { status: 'ready'; items: readonly QuoteItem[]; remarks: readonly string[] }
  /** Gone, or it could not be read; `message` says what to do. */
  | { status: 'missing'; message: string }

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
      <Box>
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
                {hasSeveral ? texts.removeOne : texts.remove}
                {hasSeveral && <VisuallyHidden> {label}</VisuallyHidden>}
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

const Box = styled.div`
  min-height: calc(${theme.size.target} + 2 * ${theme.space.sm});
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.sm} ${theme.space.md};
  border-left: 3px solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};

  p {
    color: ${theme.color.muted};
    overflow-wrap: anywhere;
  }
  li {
    /* What is hidden in it stays beside it. */
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.space.lg};
  }
  strong {
    font-weight: ${theme.fontWeight.bold};
    overflow-wrap: anywhere;
  }
`
