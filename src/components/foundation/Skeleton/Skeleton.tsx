import { keyframes, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'

const breathe = keyframes`
  50% { opacity: 0.55; }
`

/** A placeholder for something that is loading, as high as what replaces it. */
export const Skeleton = styled.div<{ $ratio?: string; $height?: string; $width?: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio ?? 'auto'};
  height: ${({ $height }) => $height ?? 'auto'};
  width: ${({ $width }) => $width ?? '100%'};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  ${media.motionOk} {
    animation: ${breathe} ${theme.motion.pulse};
  }
`
