import { styled } from 'styled-components'
import { theme } from '../../theme/theme'

/** A date in small capitals. */
export const DateLine = styled.time`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.body};
  font-variant-caps: all-small-caps;
  font-variant-numeric: lining-nums;
  letter-spacing: 0.07em;
`
