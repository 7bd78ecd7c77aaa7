import { media } from './theme'

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

// Narrower at large sizes (optical size axis), which have weights of their own. The firm's name is of 60 px on a phone, else
// of about 100 px; a title of 40 to 64 px, and of up to 80 px on large screens.
const fraunces = {
  medium: 0.474,
  regular: 0.452,
  light: 0.438,
  lightLarge: 0.405,
  thin: 0.412,
  thinLarge: 0.36,
}

const serifs = [
  { family: 'Fraunces Georgia', local: ['Georgia', 'Gelasio'], width: 0.4435 },
  { family: 'Fraunces Times', local: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.4036 },
  { family: 'Fraunces Noto', local: ['Noto Serif'], width: 0.4745 },
]

const serif = (weight: string, own: number): FallbackFont[] =>
  serifs.map(({ width, ...font }) => ({ ...font, weight, ratio: own / width }))

const MEDIUM = '401 420'
const REGULAR = '351 400'
const LIGHT = '335 350'
const THIN = '330 334'

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

export const fallbackFaces = `${faces([...serif(MEDIUM, fraunces.medium), ...serif(REGULAR, fraunces.regular), ...serif(LIGHT, fraunces.light), ...serif(THIN, fraunces.thin), ...sans])}
${media.tablet}{${faces(serif(THIN, fraunces.thinLarge))}}
${media.largeScreen}{${faces(serif(LIGHT, fraunces.lightLarge))}}`
