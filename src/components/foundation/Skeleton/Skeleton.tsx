import { keyframes, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'

export type SkeletonProps = {
  /** Width over height, as in CSS: `4 / 5`. */
  ratio?: string
  /** CSS length. */
  height?: string
  /** CSS length. */
  width?: string
}

/** A placeholder, as high as what is loading; empty at first, so that it does not flash before a quick response. */
export const Skeleton = ({ ratio = 'auto', height = 'auto', width = '100%' }: SkeletonProps) => (
  <Block $ratio={ratio} $height={height} $width={width} />
)

const breathe = keyframes`
  50% { opacity: 0.55; }
`

const appear = keyframes`
  from { opacity: 0; }
`

const Block = styled.div<{ $ratio: string; $height: string; $width: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  height: ${({ $height }) => $height};
  width: ${({ $width }) => $width};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  animation: ${appear} ${theme.motion.delayed};
  ${media.motionOk} {
    animation:
      ${breathe} ${theme.motion.pulse},
      ${appear} ${theme.motion.delayed};
  }
`
