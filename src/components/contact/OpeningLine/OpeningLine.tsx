import { styled } from 'styled-components'
import type { OpeningStatus } from '../../../site/opening'
import { openingSentence } from '../../../site/texts/opening'
import { theme } from '../../../theme/theme'

export type OpeningLineProps = {
  /** null until hydration: the line is empty, and keeps its height. */
  status: OpeningStatus | null
}

/** Whether the shop is open now, and until when or from when. */
export const OpeningLine = ({ status }: OpeningLineProps) => (
  <Line data-open={status?.isOpen || undefined}>{status && openingSentence(status)}</Line>
)

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-height: 1.6em;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};

  &:not(:empty)::before {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  &[data-open] {
    color: ${theme.color.text};
  }
  &[data-open]::before {
    border-color: ${theme.color.success};
    background: ${theme.color.success};
  }
`
