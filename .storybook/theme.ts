import { create } from 'storybook/theming/create'
import { site } from '../src/site/identity'
import fraunces from '../src/theme/fonts/fraunces.woff2'
import { font, palette, roles } from '../src/theme/tokens'

// The font is embedded because an image cannot use the page's fonts.
const drawLogo = (textColor: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 64" width="300" height="64">
    <style>@font-face{font-family:Fraunces;src:url(${fraunces});font-weight:300 450}</style>
    <rect y="8" width="48" height="48" rx="5" fill="${palette.soot}"/>
    <g transform="translate(0 8) scale(.75)">
      <path fill="${palette.flame}" d="M32 55c-10 0-17-7-17-16 0-8 5-12 9-18 1 4 3 6 5 7 0-8 3-14 9-19 0 8 4 12 8 17 3 4 4 8 4 12 0 10-8 17-18 17Z"/>
      <path fill="${palette.ember}" d="M32 55c-5 0-9-4-9-9 0-5 4-8 7-13 1 4 3 5 5 7 3 3 5 5 5 8 0 4-4 7-8 7Z"/>
    </g>
    <text x="62" y="42" font-family="Fraunces, Georgia, serif" font-size="29" font-weight="380" letter-spacing="-.7" fill="${textColor}">${site.name.replaceAll('&', '&amp;')}</text>
  </svg>`

const toDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg.trim())}`

const brandOf = (base: 'light' | 'dark') => {
  const { surface, surfaceRaised, text, muted, hairline } = roles[base]
  const accent = base === 'light' ? palette.ember : palette.flame
  return create({
    base,
    brandTitle: site.name,
    brandUrl: './',
    brandTarget: '_self',
    brandImage: toDataUrl(drawLogo(text)),
    fontBase: font.text,
    colorPrimary: accent,
    // In the dark theme it is the text of a lit toolbar item (5.1 to 1), and darkened the background of white text (6.3).
    colorSecondary: base === 'light' ? palette.ember : '#e0702f',
    appBg: surfaceRaised,
    appContentBg: surface,
    // Stories are of a light site.
    appPreviewBg: roles.light.surface,
    appHoverBg: hairline,
    appBorderColor: hairline,
    appBorderRadius: 2,
    textColor: text,
    textInverseColor: surface,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBg: base === 'light' ? palette.chalk : surface,
    inputBorder: muted,
    inputTextColor: text,
    inputBorderRadius: 2,
    buttonBg: surfaceRaised,
    buttonBorder: hairline,
    booleanBg: surfaceRaised,
    booleanSelectedBg: surface,
  })
}

export const lightBrand = brandOf('light')
export const darkBrand = brandOf('dark')
