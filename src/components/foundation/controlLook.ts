import { css } from 'styled-components'
import { media, theme } from '../../theme/theme'

/** Of every text field and list of the site. */
export const controlLook = css`
  width: 100%;
  border: 1.5px solid ${theme.color.muted};
  border-radius: ${theme.radius.small};
  background: ${theme.palette.chalk};

  &:hover:not([aria-invalid]) {
    border-color: ${theme.color.text};
  }
  &:focus-visible {
    border-color: ${theme.color.accent};
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: ${theme.color.error};
    box-shadow: inset 0.25rem 0 ${theme.color.error};

    /* Forced colours keep neither the colour nor the shadow. */
    ${media.forcedColors} {
      border-left-width: 0.4rem;
    }
  }
`
