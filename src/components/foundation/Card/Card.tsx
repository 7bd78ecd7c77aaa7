import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { accentColours, type Accent, type AccentStyle } from '../../../theme/accents'
import { media, notPrinted, theme } from '../../../theme/theme'
import { ButtonLink } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export type CardProps = {
  /** Fire's colours when absent. */
  accent?: Accent
  /** Set by `styled(Card)`. */
  className?: string
  /** Its picture, its title and its only link. */
  children: ReactNode
}

/** An item of a list, clickable as a whole by its only link, `CardTitleLink` or `CardAction`. */
export const Card = ({ accent, ...rest }: CardProps) => <Item $accent={accent} {...rest} />

const Item = styled.article<AccentStyle>`
  position: relative;
  ${accentColours}

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

const coversCard = css`
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

/** The card's only link, inside its heading. */
export const CardTitleLink = styled(Link).attrs({ discover: 'none' })`
  text-decoration: none;
  transition: color ${theme.motion.fast};
  ${coversCard}
`

export type CardActionProps = {
  /** Address within the site. */
  to: string
  /** Visible text, the same on every card. */
  label: string
  /** Read after `label` by screen readers. */
  about: string
}

/** The card's only link, below its text. */
export const CardAction = ({ to, label, about }: CardActionProps) => (
  <Action variant="quiet" to={to}>
    <span>
      {label}
      <VisuallyHidden>{about}</VisuallyHidden>
    </span>
    <Icon name="arrow" />
  </Action>
)

const Action = styled(ButtonLink)`
  margin-top: ${theme.space.xs};
  ${coversCard}

  ${notPrinted}
`
