import { useRef } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { usePointerFollower } from './usePointerFollower'

/**
 * The custom cursor (specification, 2): an ember dot and a slower ring that follow the pointer, the ring larger over
 * what can be pressed. The browser's own pointer stays visible.
 */
export const CustomCursor = () => {
  const dot = useRef<HTMLSpanElement>(null)
  const ring = useRef<HTMLSpanElement>(null)
  usePointerFollower(dot, ring)
  return (
    <Followers aria-hidden="true">
      <span ref={ring} data-ring="" />
      <span ref={dot} data-dot="" />
    </Followers>
  )
}

const Followers = styled.div`
  display: none;
  ${media.customCursor} {
    display: block;
  }
  ${media.print} {
    display: none;
  }

  > span {
    position: fixed;
    top: 0;
    left: 0;
    z-index: ${theme.layer.cursor};
    opacity: 0;
    pointer-events: none;
    transition: opacity ${theme.motion.fast};
    will-change: transform;
  }
  > span[data-state] {
    opacity: 1;
  }
  > span::before {
    content: '';
    position: absolute;
    border-radius: 50%;
    transition: transform ${theme.motion.slow};
  }
  [data-dot]::before {
    inset: -4px;
    background: ${theme.palette.ember};
    box-shadow: 0 0 0 1px color-mix(in srgb, ${theme.palette.paper} 55%, transparent);
  }
  [data-ring]::before {
    inset: -22px;
    border: 1.5px solid ${theme.palette.ember};
    box-shadow: 0 0 0 1px color-mix(in srgb, ${theme.palette.paper} 40%, transparent);
    transform: scale(0.45);
  }
  [data-ring][data-state='open']::before {
    transform: none;
  }
  [data-dot][data-state='open']::before {
    transform: scale(0.6);
  }
`
