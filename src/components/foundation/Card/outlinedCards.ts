import { css } from 'styled-components'
import { waiting } from '../../../hydration/address/markQuery'
import { theme } from '../../../theme/theme'

/** Cards that do not match the address: only outlines are shown until the right ones are there. */
export const outlinedCards = css`
  ${waiting} & {
    visibility: hidden;

    article > :first-child::before {
      content: '';
      position: absolute;
      inset: 0;
      background: ${theme.color.surfaceRaised};
      visibility: visible;
    }
  }
`
