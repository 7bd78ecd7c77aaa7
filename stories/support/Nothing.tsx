import { styled } from 'styled-components'
import type { ReactNode } from 'react'
import { theme } from '../../src/theme/theme'

/** For a state that shows nothing: the picture says so. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Note>Nothing is shown in this state.</Note>
  </>
)

const Note = styled.p`
  padding: ${theme.space.md};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
`
