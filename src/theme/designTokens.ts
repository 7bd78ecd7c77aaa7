import { pxAt } from './pxAt'
import {
  breakpoints,
  durations,
  easing,
  font,
  fontSize,
  fontWeight,
  layer,
  palette,
  radius,
  roles,
  size,
  space,
} from './tokens'

// px: design tools have no `clamp()`, so a fluid length is given at this viewport.
const VIEWPORT = breakpoints.wide

type Token = { $value: unknown; $description?: string }

type Group = { $type: string; [token: string]: Token | string }

const group = <T>(
  $type: string,
  values: Readonly<Record<string, T>>,
  toToken: (value: T) => Token,
): Group => ({
  $type,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)])),
})

const colour = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4),
  alpha: 1,
  hex,
})

const role = (hex: string): Token => {
  const [name] = Object.entries(palette).find(([, value]) => value === hex) ?? []
  return { $value: name ? `{palette.${name}}` : colour(hex) }
}

const length = (value: string): Token => {
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(value) ?? []
  if (number) return { $value: { value: Number(number), unit } }
  const px = Math.round(pxAt(value, VIEWPORT) * 100) / 100
  return { $value: { value: px, unit: 'px' }, $description: `At ${VIEWPORT} px: ${value}` }
}

const duration = (value: string): Token => ({
  $value: { value: Number.parseFloat(value), unit: value.endsWith('ms') ? 'ms' : 's' },
})

const numbersIn = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number)

const px = (value: number) => ({ value, unit: 'px' })

const families = (value: string): Token => ({
  $value: value.split(',').map((family) => family.trim().replaceAll("'", '')),
})

export const designTokens = {
  palette: group('color', palette, (hex) => ({ $value: colour(hex) })),
  colorOnLight: group('color', roles.light, role),
  colorOnDark: group('color', roles.dark, role),
  space: group('dimension', space, length),
  size: group('dimension', size, length),
  radius: group('dimension', radius, length),
  breakpoint: group('dimension', breakpoints, (width) => ({ $value: px(width) })),
  font: group('fontFamily', font, families),
  fontSize: group('dimension', fontSize, length),
  fontWeight: group('fontWeight', fontWeight, (weight) => ({ $value: Number(weight) })),
  duration: group('duration', durations, duration),
  easing: group('cubicBezier', { standard: easing }, (value) => ({ $value: numbersIn(value) })),
  layer: group('number', layer, (index) => ({ $value: Number(index) })),
}
