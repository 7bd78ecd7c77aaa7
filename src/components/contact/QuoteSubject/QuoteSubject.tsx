import { styled } from 'styled-components'
import { quoteTexts as texts } from '../../../site/texts/quote'
import { theme } from '../../../theme/theme'
import { Button } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'

export type QuoteSubjectState =
  | { status: 'loading' }
  | { status: 'ready'; label: string }
  /** Gone, or it could not be read; `message` says what to do. */
  | { status: 'missing'; message: string }

export type QuoteSubjectProps = {
  /** Whether it is known, by its title, what the request is about. */
  state: QuoteSubjectState
  /** Called when the visitor removes it from the request. */
  onRemove: () => void
}

/** What the request in the contact form is about, when the visitor came from a product or a service. */
export const QuoteSubject = ({ state, onRemove }: QuoteSubjectProps) => (
  <Box>
    {state.status === 'ready' && (
      <>
        <p>
          {texts.heading} <Label>{state.label}</Label>
        </p>
        <Button variant="quiet" onClick={onRemove}>
          <Icon name="close" />
          {texts.remove}
        </Button>
      </>
    )}
    {state.status === 'loading' && <p>{texts.loading}</p>}
    {state.status === 'missing' && <p>{state.message}</p>}
  </Box>
)

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.lg};
  min-height: calc(${theme.size.target} + 2 * ${theme.space.sm});
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.sm} ${theme.space.md};
  border-left: 3px solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};

  p {
    color: ${theme.color.muted};
    overflow-wrap: anywhere;
  }
`

const Label = styled.strong`
  display: block;
  color: ${theme.color.text};
  font-weight: ${theme.fontWeight.bold};
`
