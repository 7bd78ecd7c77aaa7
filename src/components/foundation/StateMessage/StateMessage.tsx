import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'
import { useAnnouncement } from '../Announcer/announce'

export type StateMessageProps = {
  /** What happened, in one line. */
  title: string
  /** What can be done about it. */
  hint?: string
  /** Buttons and links. */
  children?: ReactNode
}

/** Says why there is nothing to show, and what to do; announced when it appears. */
export const StateMessage = ({ title, hint, children }: StateMessageProps) => {
  useAnnouncement(hint ? `${title} ${hint}` : title)
  return (
    <Box>
      <Title>{title}</Title>
      {hint && <p>{hint}</p>}
      {children && <Actions>{children}</Actions>}
    </Box>
  )
}

const Box = styled.div`
  max-width: 36em;
  padding-block: clamp(2rem, 5vw, 4rem);
`

const Title = styled.p`
  font: ${theme.fontWeight.display} ${theme.fontSize.h3}/1.25 ${theme.font.display};
  letter-spacing: -0.012em;
  text-wrap: balance;

  & + p {
    margin-top: ${theme.space.sm};
    color: ${theme.color.muted};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md};
  margin-top: ${theme.space.lg};
`
