import { css } from 'styled-components'
import { theme } from './theme'
import { palette } from './tokens'

/** The colours of air conditioning, the cold side of the firm, in place of fire's. */
export type Accent = 'cool'

export type AccentStyle = {
  /** Fire's when absent. */
  $accent?: Accent
}

const { color } = theme.vars

const cool = css`
  ${color.accent}: ${palette.brise};
  ${color.action}: ${palette.brise};

  [data-surface='dark'] {
    ${color.accent}: ${palette.frost};
  }
`

export const accentColours = ({ $accent }: AccentStyle) => $accent === 'cool' && cool

/** The accent of the page, or the part of it, that an element is in. */
export const accentAround = (element: Element): Accent | undefined =>
  getComputedStyle(element).getPropertyValue(color.action) === palette.brise ? 'cool' : undefined
