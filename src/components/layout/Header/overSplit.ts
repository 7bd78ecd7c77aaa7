import { css } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { palette } from '../../../theme/tokens'

/** The contact page's right half is light, unless a notice's surface is in between. */
export const overSplit = css`
  ${media.desktop} {
    display: grid;
    /* Wider text must not reach over the dark part, five twelfths of the page. */
    grid-template-columns: 40% minmax(0, 1fr) auto;

    > :first-child {
      justify-self: start;
    }
    &:not(p:not([hidden]) ~ *) > :not(:first-child) {
      ${theme.vars.color.text}: ${palette.ink};
      ${theme.vars.color.accent}: ${palette.ember};
      ${theme.vars.color.hairline}: ${palette.stone};
      color: ${palette.ink};
    }
    /* The light half is too narrow for the number, which the page shows anyway. */
    a[href^='tel:'] {
      display: none;
    }
  }
`
