import { css, styled } from 'styled-components'
import type { OpeningStatus } from '../../../site/opening'
import { openingSentence } from '../../../site/texts/openingStatus'
import { notPrinted, theme } from '../../../theme/theme'

export type OpeningLineProps = {
  /** null until hydration: the line keeps its height. */
  status: OpeningStatus | null
}

/** Whether the shop is open now, and until when or from when. */
export const OpeningLine = ({ status }: OpeningLineProps) => (
  <Line $isOpen={status?.isOpen ?? false}>{status && openingSentence(status)}</Line>
)

const open = css`
  color: ${theme.color.text};

  &:not(:empty)::before {
    border-color: ${theme.color.success};
    background: ${theme.color.success};
  }
`

const Line = styled.p<{ $isOpen: boolean }>`
  display: flex;
  align-items: baseline;
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
  ${({ $isOpen }) => $isOpen && open}
  /* On paper it would soon be wrong. */
  ${notPrinted}
`
