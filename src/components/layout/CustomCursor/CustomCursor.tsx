import { useRef } from 'react'
import { styled } from 'styled-components'
import { media, notPrinted, theme, translucent } from '../../../theme/theme'
import { usePointerFollower } from './usePointerFollower'

/** An ember dot and a slower ring that follow the pointer, beside the browser's own. */
export const CustomCursor = () => {
  const dot = useRef<HTMLSpanElement>(null)
  const ring = useRef<HTMLSpanElement>(null)
  usePointerFollower(dot, ring)
  return (
    <Followers aria-hidden="true">
      <Ring ref={ring} />
      <Dot ref={dot} />
    </Followers>
  )
}

const Followers = styled.div`
  display: none;
  ${media.customCursor} {
    display: block;
  }
  ${notPrinted}
`

const Follower = styled.span`
  position: fixed;
  top: 0;
  left: 0;
  z-index: ${theme.layer.cursor};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${theme.motion.fast};
  will-change: transform;

  &[data-state] {
    opacity: 1;
  }
  &::before {
    content: '';
    position: absolute;
    border-radius: 50%;
    transition: transform ${theme.motion.slow};
  }
`

const Dot = styled(Follower)`
  &::before {
    inset: -4px;
    background: ${theme.palette.ember};
    box-shadow: 0 0 0 1px ${translucent('paper', 55)};
  }
  &[data-state='open']::before {
    transform: scale(0.6);
  }
`

const Ring = styled(Follower)`
  &::before {
    inset: -22px;
    border: 1.5px solid ${theme.palette.ember};
    box-shadow: 0 0 0 1px ${translucent('paper', 40)};
    transform: scale(0.45);
  }
  &[data-state='open']::before {
    transform: none;
  }
`
