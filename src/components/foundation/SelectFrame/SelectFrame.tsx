import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { Icon } from '../Icon/Icon'

export type SelectFrameProps = {
  /** A `<select>`. */
  children: ReactNode
}

/** The site's own arrow over a list, in place of the browser's. */
export const SelectFrame = ({ children }: SelectFrameProps) => (
  <Frame>
    {children}
    <Icon name="chevron" />
  </Frame>
)

const Frame = styled.div`
  position: relative;

  /* Doubled, because a field sets its padding too. */
  && select {
    appearance: none;
    padding-right: 2rem;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  svg {
    position: absolute;
    right: ${theme.space.xs};
    top: 50%;
    transform: translateY(-50%);
    color: ${theme.color.muted};
    pointer-events: none;
  }
  ${media.print} {
    svg {
      display: none;
    }
  }
`
