import { css, styled } from 'styled-components'
import { media, theme } from '../../theme/theme'
import { ButtonLink } from '../Button/Button'

/** An entry of a list, all of which opens it: its picture settles and its link warms under the pointer. */
export const Card = styled.article`
  position: relative;

  ${media.finePointer} {
    img {
      transition: transform ${theme.motion.calm};
    }
    &:hover img {
      transform: scale(1.025);
    }
    &:hover a {
      color: ${theme.color.accent};
    }
  }
`

/** For the card's one link: it covers the card, and shows its focus around it. */
export const wholeCard = css`
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

/** The way in at the foot of a card. */
export const CardWay = styled(ButtonLink)`
  margin-top: ${theme.space.xs};
  ${wholeCard}
`
