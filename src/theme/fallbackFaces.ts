import { media } from './theme'
import { fontWeight } from './tokens'

// Fonts of the device, scaled so that the web fonts shift nothing. Widths are em of French text in Chromium.

type FallbackFont = {
  family: string
  local: string[]
  weight: string
  /** Width of the web font divided by that of the fallback. */
  ratio: number
}

/** em. */
const lines = {
  Fraunces: { ascent: 0.978, descent: 0.255 },
  Figtree: { ascent: 0.95, descent: 0.25 },
} as const

// Narrower at large sizes (optical size axis). The firm's name is of 60 px on a phone, else of about 100 px; a title of
// 40 to 64 px, and of up to 80 px on large screens.
const fraunces = {
  small: 0.467,
  regular: 0.45,
  large: 0.443,
  largeOnLargeScreens: 0.41,
  huge: 0.418,
  hugeOnTablets: 0.367,
}

const serifs = [
  { family: 'Fraunces Georgia', local: ['Georgia', 'Gelasio'], width: 0.4435 },
  { family: 'Fraunces Times', local: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.4036 },
  { family: 'Fraunces Noto', local: ['Noto Serif'], width: 0.4745 },
]

const serif = (weight: string, own: number): FallbackFont[] =>
  serifs.map(({ width, ...font }) => ({ ...font, weight, ratio: own / width }))

const sans: FallbackFont[] = [
  { family: 'Figtree Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], weight: '400 599', ratio: 0.993 },
  {
    family: 'Figtree Arial',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weight: '600 700',
    ratio: 0.945,
  },
  { family: 'Figtree Roboto', local: ['Roboto'], weight: '400 700', ratio: 1 },
]

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`

const face = ({ family, local, weight, ratio }: FallbackFont) => {
  const { ascent, descent } = family.startsWith('Fraunces') ? lines.Fraunces : lines.Figtree
  return `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};font-weight:${weight};size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:0%}`
}

const faces = (fonts: FallbackFont[]) => fonts.map(face).join('')

const { displayHuge, displayLarge, display, displaySmall } = fontWeight

export const fallbackFaces = `${faces([...serif(displaySmall, fraunces.small), ...serif(display, fraunces.regular), ...serif(displayLarge, fraunces.large), ...serif(displayHuge, fraunces.huge), ...sans])}
${media.tablet}{${faces(serif(displayHuge, fraunces.hugeOnTablets))}}
${media.largeScreen}{${faces(serif(displayLarge, fraunces.largeOnLargeScreens))}}`
