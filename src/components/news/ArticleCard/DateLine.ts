import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'

/** A date in small capitals: set as such, since browsers differ in what they make of its digits. */
export const DateLine = styled.time`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
  text-transform: uppercase;
  letter-spacing: 0.07em;
`
