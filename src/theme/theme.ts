import { createTheme } from 'styled-components'
import {
  breakpoints,
  font,
  fontSize,
  fontWeight,
  layer,
  motion,
  palette,
  radius,
  roles,
  shadow,
  size,
  space,
} from './tokens'

const created = createTheme(
  { palette, color: roles.light, space, font, fontSize, fontWeight, size, radius, shadow, motion, layer },
  { prefix: 'bb' },
)

type Names = { [name: string]: string | Names }

/** A `var()` for each name. styled-components' own carry their value a second time, which every page would pay for. */
const toReferences = <T extends Names>(names: T): T => {
  const entries = Object.entries(names).map(([key, name]) => [
    key,
    typeof name === 'string' ? `var(${name})` : toReferences(name),
  ])
  // The same keys, and texts for texts.
  const references: T = Object.fromEntries(entries)
  return references
}

/** Each leaf is a CSS custom property: `theme.color.accent` in a template is `var(--bb-color-accent)`. */
export const theme = {
  ...toReferences(created.vars),
  vars: created.vars,
  raw: created.raw,
  GlobalStyle: created.GlobalStyle,
}

/** The night's colour, so many percent of it: what darkens a picture under words. */
export const veil = (percent: number) => `color-mix(in srgb, ${theme.palette.night} ${percent}%, transparent)`

const from = (px: number) => `@media (min-width: ${px / 16}em)` as const

/** Layout changes, smallest screen first. */
export const media = {
  tablet: from(breakpoints.tablet),
  desktop: from(breakpoints.desktop),
  wide: from(breakpoints.wide),
  belowDesktop: `@media (max-width: ${(breakpoints.desktop - 0.02) / 16}em)`,
  finePointer: '@media (hover: hover) and (pointer: fine)',
  calm: '@media (prefers-reduced-motion: reduce)',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const
