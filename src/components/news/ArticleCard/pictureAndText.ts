import { css } from 'styled-components'
import { media, theme } from '../../../theme/theme'

/** An article's picture above its text, or beside it in a `lead` (`data-size`) on a wide screen. */
export const pictureAndText = css`
  display: grid;
  gap: ${theme.space.lg};
  align-content: start;

  ${media.desktop} {
    &[data-size='lead'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: clamp(2.5rem, 5vw, 5rem);
      align-items: center;
    }
  }
`
