import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../src/theme/theme'

const Dark = styled.div`
  padding: ${theme.space.xl};
  background: ${theme.color.surface};
`

/** A dark section with padding around the component. */
export const DarkSurface = ({ children }: { children: ReactNode }) => (
  <Dark data-surface="dark">{children}</Dark>
)

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
`

/** Actions side by side, as far apart as in a message of the site. */
export const ActionRow = ({ children }: { children: ReactNode }) => <Row>{children}</Row>

const Column = styled.div`
  padding: ${theme.space.lg} ${theme.space.gutter};
`

/** The side margins of a section. */
export const PageColumn = ({ children }: { children: ReactNode }) => <Column>{children}</Column>
