import { css, styled } from 'styled-components'
import { waiting } from '../../../hydration/address/markQuery'
import { PRODUCT } from '../../../site/parameters'
import { theme } from '../../../theme/theme'

const LINE_EM = 3.2

const heightOf = (count: number): string => `${(3.1 + LINE_EM * (count > 1 ? count + 1 : 1)).toFixed(1)}em`

/** As high while loading, so that the form below does not move. */
export const Box = styled.div<{ $count?: number }>`
  min-height: ${({ $count = 1 }) => heightOf($count)};
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.sm} ${theme.space.md};
  border-left: 3px solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};

  p {
    color: ${theme.color.muted};
    overflow-wrap: anywhere;
  }
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.md};
    min-height: ${LINE_EM}em;
  }
  /* Where large text has little room, the button goes below. */
  strong {
    flex: 1 1 6em;
    min-width: 0;
    font-weight: ${theme.fontWeight.bold};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`

/** By how many products the address names. */
export const Room = styled(Box)`
  display: none;

  ${waiting} & {
    display: block;
  }
  ${[2, 3].map(
    (count) => css`
      [data-reads][data-query^='${Array(count).fill(PRODUCT).join(' ')}'] & {
        min-height: ${heightOf(count)};
      }
    `,
  )}
`
