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
  parameters: { docs: { story: { height: '4rem' } } },
  decorators: [
    (Story: () => ReactNode) => (
      <>
        {/* Its margins stay with it. */}
        <div style={{ display: 'flow-root' }}>{Story()}</div>
        <Note>Nothing is shown in this state.</Note>
      </>
    ),
  ],
}
