import { css } from 'styled-components'
import { media, theme } from '../../theme/theme'

export const FIELD_HEIGHT = '3.25rem'

/** The look of every label above a field or a list. */
export const labelLook = css`
  display: block;
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.bold};
  line-height: 1.4;
`

/** The look of every text field and list of the site. */
export const controlLook = css`
  display: block;
  width: 100%;
  min-height: ${FIELD_HEIGHT};
  padding: 0.7rem ${theme.space.md};
  font-size: ${theme.fontSize.input};
  line-height: 1.5;
  transition: border-color ${theme.motion.fast};
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
