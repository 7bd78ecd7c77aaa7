import type { FocusEvent } from 'react'
import { css } from 'styled-components'
import { media, theme } from '../../../theme/theme'

/** A row of tabs that scrolls sideways on small screens, from edge to edge of the page. */
export const tabRow = css`
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding-inline: ${theme.space.gutter};
  scroll-padding-inline: ${theme.space.gutter};

  ${media.desktop} {
    overflow: visible;
    margin-inline: 0;
    padding-inline: 0;
  }
`

/** A tab of the row, a button or a link; the selected one is underlined. */
export const tab = css`
  flex: none;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  border-bottom: 2px solid transparent;
  color: ${theme.color.muted};
  font: ${theme.fontWeight.displayMedium} ${theme.fontSize.tab}/1.2 ${theme.font.display};
  letter-spacing: -0.01em;
  text-align: start;
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: anywhere;
  /* A long name wraps; in the scrolling row it leaves its neighbour in sight. */
  max-width: min(20rem, 78vw);

  ${media.desktop} {
    max-width: 100%;
  }
  transition:
    color ${theme.motion.fast},
    border-color ${theme.motion.fast};

  &:hover {
    color: ${theme.color.text};
  }
  &:is([aria-current], [aria-pressed='true']) {
    border-color: ${theme.color.accent};
    color: ${theme.color.text};
  }
  /* Inside: the scrolling row would clip it. */
  ${media.belowDesktop} {
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  ${media.forcedColors} {
    border-color: Canvas;
    &:is([aria-current], [aria-pressed='true']) {
      border-color: Highlight;
    }
  }
`

/** Scrolls a focused tab into view whole: browsers are content when a single pixel shows. */
export const scrollTabIntoView = ({ target }: FocusEvent) => {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
