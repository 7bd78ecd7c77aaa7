// Fonts of the device, scaled so that the web fonts shift nothing. Widths are em of French text in Chromium.

type FallbackFont = {
  family: string
  local: string[]
  weight: string
  /** Width of the web font divided by that of the fallback. */
  ratio: number
  /** px. */
  from?: number
}

/** em. */
const lines = {
  Fraunces: { ascent: 0.978, descent: 0.255 },
  Figtree: { ascent: 0.95, descent: 0.25 },
} as const

// Narrower at large sizes (optical size axis); large titles use the thin weight.
const fraunces = { regular: 0.452, thin: 0.43, thinLarge: 0.405 }
const georgia = 0.4435
const times = 0.4036
const notoSerif = 0.4745

const serif = (family: string, local: string[], width: number): FallbackFont[] => [
  { family, local, weight: '351 420', ratio: fraunces.regular / width },
  { family, local, weight: '330 350', ratio: fraunces.thin / width },
  { family, local, weight: '330 350', ratio: fraunces.thinLarge / width, from: 768 },
]

const fallbackFonts: FallbackFont[] = [
  ...serif('Fraunces Fallback', ['Georgia', 'Gelasio'], georgia),
  ...serif('Fraunces Fallback Times', ['Times New Roman', 'Liberation Serif', 'Tinos'], times),
  ...serif('Fraunces Fallback Noto', ['Noto Serif'], notoSerif),
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    weight: '400 599',
    ratio: 0.993,
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weight: '600 700',
    ratio: 0.945,
  },
  { family: 'Figtree Fallback Roboto', local: ['Roboto'], weight: '400 700', ratio: 1 },
]

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`

const face = ({ family, local, weight, ratio, from }: FallbackFont) => {
  const { ascent, descent } = family.startsWith('Fraunces') ? lines.Fraunces : lines.Figtree
  const rule = `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};font-weight:${weight};size-adjust:${percent(ratio)};ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:0%}`
  return from === undefined ? rule : `@media (min-width:${from / 16}em){${rule}}`
}

export const fallbackFaces = fallbackFonts.map(face).join('')
