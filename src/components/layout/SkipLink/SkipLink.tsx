import { styled } from 'styled-components'
import { common } from '../../../site/texts/common'
import { notPrinted, theme } from '../../../theme/theme'

export type SkipLinkProps = {
  /** Id of the page's content. */
  targetId: string
}

/** The first Tab stop: skips the header. */
export const SkipLink = ({ targetId }: SkipLinkProps) => (
  <Skip href={`#${targetId}`}>{common.skipToContent}</Skip>
)

const Skip = styled.a`
  position: fixed;
  top: ${theme.space.xs};
  left: ${theme.space.xs};
  z-index: ${theme.layer.panel};
  padding: ${theme.space.sm} ${theme.space.lg};
  background: ${theme.palette.paper};
  color: ${theme.palette.ink};
  font-weight: ${theme.fontWeight.bold};
  transform: translateY(-200%);

  &:focus-visible {
    outline-offset: -5px;
  }
  &:focus {
    transform: none;
  }
  ${notPrinted}
`
