import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { accentColours, type Accent, type AccentStyle } from '../../../theme/accents'

export type AccentedProps = {
  /** Fire's colours when absent. */
  accent?: Accent
  /** A page, or a part of it. */
  children: ReactNode
}

/** A page, or a part of it, in its accent's colours. */
export const Accented = ({ accent, children }: AccentedProps) => <Area $accent={accent}>{children}</Area>

const Area = styled.div<AccentStyle>`
  ${accentColours}
`
