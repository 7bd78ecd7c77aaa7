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
  size,
  space,
} from './tokens'

/** Values of roles and accents alone: no page has a property for them. */
const { stone: _stone, flame: _flame, danger: _danger, leaf: _leaf, frost: _frost, ...colours } = palette
/** One style reads each of these: a property would only make every page larger. */
const { firstSection, ...spaces } = space
const { hero, heroTall, signature, ...fontSizes } = fontSize

/** Colours, which surfaces, accents and media change, and what makes pages smaller when it is written once. */
export const cssTokens = {
  palette: colours,
  color: roles.light,
  space: spaces,
  font,
  fontSize: fontSizes,
  radius,
} as const

type Texts<T> = { [Group in keyof T]: { [Name in keyof T[Group]]: string } }

export const propertyName = (group: string, token: string) => `--bb-${group}-${token}`

const forTokens = (toText: (property: string) => string) => {
  const groups = Object.entries(cssTokens).map(([group, tokens]) => {
    const texts = Object.keys(tokens).map((token) => [token, toText(propertyName(group, token))])
    return [group, Object.fromEntries(texts)]
  })
  const texts: Texts<typeof cssTokens> = Object.fromEntries(groups)
  return texts
}

const properties = forTokens((property) => `var(${property})`)

/** `theme.color.accent` in a template is `var(--bb-color-accent)`, and `theme.vars.color.accent` the property's name. */
export const theme = {
  ...properties,
  space: { ...properties.space, firstSection },
  fontSize: { ...properties.fontSize, hero, heroTall, signature },
  fontWeight,
  size,
  motion,
  layer,
  vars: forTokens((property) => property),
}

export const translucent = (name: keyof typeof palette, percent: number) =>
  `${palette[name]}${Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, '0')}`

/** Darkens a picture behind text. @param percent opacity. */
export const overlay = (percent: number) => translucent('night', percent)

export const conditions = {
  belowDesktop: `(max-width: ${(breakpoints.desktop - 0.02) / 16}em)`,
  portrait: '(max-aspect-ratio: 9/10)',
  customCursor:
    '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)',
} as const

const from = (px: number) => `@media (min-width: ${px / 16}em)` as const

export const media = {
  tablet: from(breakpoints.tablet),
  desktop: from(breakpoints.desktop),
  wide: from(breakpoints.wide),
  belowDesktop: `@media ${conditions.belowDesktop}`,
  /** What matters of a page is in its first screen. */
  laptop: `@media screen and (min-width: ${breakpoints.desktop / 16}em) and (max-height: 56.24em)`,
  /** As wide as a laptop, and higher. */
  largeScreen: `@media (min-width: ${breakpoints.desktop / 16}em) and (min-height: 56.25em)`,
  portrait: `@media ${conditions.portrait}`,
  customCursor: `@media ${conditions.customCursor}`,
  finePointer: '@media (hover: hover) and (pointer: fine)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  /** Older browsers do not know it: the page looks as before its scripts run. */
  withoutScripts: '@media (scripting: none)',
} as const

/** In a template: for what has no use on paper. */
export const notPrinted = `${media.print} { display: none; }`
/** In a template: for what does nothing without scripts. */
export const scriptsOnly = `${media.withoutScripts} { display: none; }`

/** What stands below a part as high as this is out of sight. No token, because each token is in every page. */
export const screenBelowHead = 'calc(100vh - 12rem)'
