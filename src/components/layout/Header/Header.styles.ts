import { Link } from 'react-router-dom'
import { css, keyframes, styled } from 'styled-components'
import { media, notPrinted, scriptsOnly, theme } from '../../../theme/theme'
import { overSplit } from './overSplit'

const slideDown = keyframes`
  from { transform: translateY(-100%); }
`

const sticky = css`
  position: fixed;
  min-height: ${theme.size.headerSticky};
  background: ${theme.palette.ink};
  border-bottom: 1px solid ${theme.palette.soot};
  animation: ${slideDown} ${theme.motion.slow};
`

/** In the flow, for a notice; its height tells whether the page is scrolled. */
export const Top = styled.header`
  min-height: 1px;
  margin-bottom: -1px;
`

export const Bar = styled.div<{ $isSticky: boolean; $isSplit: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  display: flex;
  align-items: center;
  gap: min(${theme.space.xl}, 2.5vw);
  min-height: ${theme.size.header};
  padding-inline: ${theme.space.edge};
  ${({ $isSticky }) => $isSticky && sticky}
  ${({ $isSticky, $isSplit }) => $isSplit && !$isSticky && overSplit}

  ${media.belowDesktop} {
    ${media.withoutScripts} {
      position: static;
      margin-bottom: 1px;
      flex-wrap: wrap;
      row-gap: 0;
      background: ${theme.palette.ink};
    }
  }
  ${media.print} {
    position: static;
    padding-inline: 0;
    border: 0;
    background: none;
  }
`

/** A long name wraps, so that the menu does not. */
export const Home = styled(Link)<{ $isLong: boolean }>`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: ${theme.size.target};
  text-decoration: none;

  > span {
    font-size: ${({ $isLong }) => ($isLong ? theme.fontSize.body : `min(${theme.fontSize.wordmark}, 7vw)`)};
    text-wrap: balance;
  }
  ${media.belowDesktop} {
    ${media.withoutScripts} {
      flex: 1 1 0;
    }
  }
`

export const Menu = styled.nav`
  flex: none;
  margin-left: auto;
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(0.5rem, 2.4vw, 2.2rem);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    background: linear-gradient(${theme.color.accent}, ${theme.color.accent}) 0 82% / 0 1px no-repeat;
    text-decoration: none;
    transition: background-size ${theme.motion.slow};
  }
  a:hover,
  a[aria-current='page'] {
    background-size: 100% 1px;
  }
  /* Forced colours keep no background. */
  ${media.forcedColors} {
    a[aria-current='page'] {
      text-decoration: underline;
      text-underline-offset: 0.4em;
    }
  }
  ${media.belowDesktop} {
    display: none;
  }
  /* Without scripts the drawer cannot open: the menu is in the header. */
  ${media.withoutScripts} {
    display: block;
  }
  ${media.belowDesktop} {
    ${media.withoutScripts} {
      order: 1;
      flex: 1 0 100%;
    }
  }
  ${notPrinted}
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: min(${theme.space.xs}, 1vw);
  ${media.belowDesktop} {
    margin-left: auto;
  }
  ${media.desktop} {
    gap: ${theme.space.lg};
  }
`

export const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: min(${theme.size.target}, 14vw);
  min-height: ${theme.size.target};
  justify-content: center;
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.tab}/1 ${theme.font.display};
  text-decoration: none;
  white-space: nowrap;

  span {
    display: none;
  }
  &:hover {
    color: ${theme.color.accent};
  }
  ${media.tablet} {
    span {
      display: inline;
    }
    svg {
      display: none;
    }
  }
  ${media.desktop} {
    padding-left: ${theme.space.lg};
    border-left: 1px solid ${theme.color.hairline};
  }
  ${media.print} {
    span {
      display: inline;
    }
  }
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: min(${theme.size.target}, 14vw);
  height: ${theme.size.target};
  margin-right: -0.6rem;
  font-size: min(${theme.fontSize.h4}, 7vw);

  &:hover {
    color: ${theme.color.accent};
  }
  ${scriptsOnly}
  ${notPrinted}
`

export const PanelToggle = styled(Toggle)`
  gap: ${theme.space.sm};
  width: auto;
  margin-right: 0;
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  white-space: nowrap;

  ${media.belowDesktop} {
    display: none;
  }
`

export const MenuToggle = styled(Toggle)`
  ${media.desktop} {
    display: none;
  }
`

export const Bars = styled.span`
  display: grid;
  gap: 0.45rem;
  width: min(1.6rem, 8vw);

  &::before,
  &::after {
    content: '';
    border-top: 1.5px solid currentColor;
    transform-origin: left;
    transition: transform ${theme.motion.slow};
  }
  &::after {
    transform: scaleX(0.6);
  }
  button:hover > &::after {
    transform: none;
  }
`
