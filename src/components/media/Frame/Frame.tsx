import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'
import type { Ratio } from '../shape'

export type FrameProps = {
  /** Width by height. */
  ratio: Ratio
  /** A picture, which fills it. */
  children: ReactNode
  /** For `styled`. */
  className?: string
}

/** The rounded frame of a picture, which has its space before the picture is loaded. */
export const Frame = ({ ratio, children, className }: FrameProps) => (
  <Rounded $ratio={ratio} className={className}>
    {children}
  </Rounded>
)

const Rounded = styled.div<{ $ratio: Ratio }>`
  position: relative;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.palette.studio};

  picture,
  img {
    width: 100%;
    height: 100%;
  }
  img {
    object-fit: cover;
  }
`
