import { Link } from 'react-router-dom'
import { createGlobalStyle, css, styled } from 'styled-components'
import type { LabelledLink } from '../../../site/link'
import { phoneBarTexts as texts } from '../../../site/texts/layout'
import { accentColours, type Accent, type AccentStyle } from '../../../theme/accents'
import { media, notPrinted, theme } from '../../../theme/theme'
import { PHONE_BAR } from '../../../theme/tokens'
import { Icon } from '../../foundation/Icon/Icon'

export type PhoneBarProps = {
  /** The shop's number. */
  phone: LabelledLink
  /** The contact page, with the quote target. */
  quoteHref: string
  /** The page's; fire's when absent. */
  accent?: Accent
  /** Whether it is in view; its space is always reserved. */
  isShown: boolean
}

/** Telephone and contact form at the bottom of a phone's screen, to be rendered after the footer. */
export const PhoneBar = ({ phone, quoteHref, accent, isShown }: PhoneBarProps) => (
  <Room data-surface="dark" aria-label={texts.label}>
    <ScrollPadding $isShown={isShown} />
    <Bar $isShown={isShown}>
      <Call href={phone.href}>
        <Icon name="phone" />
        {texts.call}
      </Call>
      <Quote to={quoteHref} $accent={accent} discover="none">
        {texts.quote}
        <Icon name="arrow" />
      </Quote>
    </Bar>
  </Room>
)

/** 56 px, and what the phone itself has below. */
const HEIGHT = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))'

/** The focus must not be under the bar (WCAG 2.4.11). */
const ScrollPadding = createGlobalStyle<{ $isShown: boolean }>`
  html {
    ${PHONE_BAR}: ${({ $isShown }) => ($isShown ? HEIGHT : '0px')};
    scroll-padding-bottom: calc(${HEIGHT} + ${theme.space.xs});
  }
  ${media.tablet} {
    html { ${PHONE_BAR}: 0px; scroll-padding-bottom: 0; }
  }
`

const Room = styled.nav`
  height: ${HEIGHT};
  background: ${theme.color.surface};

  ${media.tablet} {
    display: none;
  }
  ${notPrinted}
`

const Bar = styled.div<{ $isShown: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.header};
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: ${HEIGHT};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  transform: ${({ $isShown }) => ($isShown ? 'none' : 'translateY(100%)')};
  transition: ${theme.motion.fast};
  transition-property: transform, visibility;

  /* It must not disappear while it has the focus. */
  &:focus-within {
    visibility: visible;
    transform: none;
  }
`

const half = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  padding-bottom: env(safe-area-inset-bottom, 0);
  font-size: min(${theme.fontSize.body}, 6vw);
  font-weight: ${theme.fontWeight.bold};
  text-decoration: none;

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -5px;
  }
`

const Call = styled.a`
  ${half}
`

const Quote = styled(Link)<AccentStyle>`
  ${half}
  ${accentColours}
  background: ${theme.color.action};
  color: ${theme.palette.paper};
  ${media.forcedColors} {
    border-left: 1px solid;
  }
`
