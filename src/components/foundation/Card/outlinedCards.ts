import { css } from 'styled-components'
import { waiting } from '../../../hydration/address/markAsked'
import { theme } from '../../../theme/theme'

/** Around cards that do not answer the address: until those come that do, only the place of each picture is seen. */
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
