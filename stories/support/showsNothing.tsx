import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../src/theme/theme'

const Note = styled.p`
  padding: ${theme.space.md};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
`

/** For a story whose component shows nothing: its picture says so. */
export const showsNothing = {
  decorators: [
    (Story: () => ReactNode) => (
      <>
        {Story()}
        <Note>Nothing is shown in this state.</Note>
      </>
    ),
  ],
}
