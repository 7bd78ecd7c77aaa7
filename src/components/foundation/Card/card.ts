import { css, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { ButtonLink } from '../Button/Button'

/**
 * An entry of a list, clickable as a whole: under the pointer its picture grows and its link takes the accent colour.
 */
export const Card = styled.article`
  position: relative;

  ${media.finePointer} {
    img {
      transition: transform ${theme.motion.slow};
    }
    &:hover img {
      transform: scale(1.025);
    }
    &:hover a {
      color: ${theme.color.accent};
    }
  }
`

/** For the card's only link: it covers the whole card, and so does its focus outline. */
export const coversCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 4px;
  }
`

/** The link at the foot of a card. */
export const CardLink = styled(ButtonLink)`
  margin-top: ${theme.space.xs};
  ${coversCard}
`
