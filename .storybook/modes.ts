import { breakpoints } from '../src/theme/tokens'
import type { MediaName } from './media'

/** px. */
const heights = { phone: 844, tablet: 1024, desktop: 768, wide: 800, extraWide: 1080 } satisfies Record<
  keyof typeof breakpoints,
  number
>

const viewportOf = (name: keyof typeof breakpoints) => ({
  name: `${name} (${breakpoints[name]} px)`,
  styles: { width: `${breakpoints[name]}px`, height: `${heights[name]}px` },
  type: breakpoints[name] < breakpoints.tablet ? ('mobile' as const) : ('desktop' as const),
})

/** px: an A4 sheet without its margins, 178 × 269 mm (`@page` in `GlobalStyle`). */
const sheet = { width: 673, height: 1017 } as const

export const viewports = {
  phone: viewportOf('phone'),
  tablet: viewportOf('tablet'),
  desktop: viewportOf('desktop'),
  wide: viewportOf('wide'),
  extraWide: viewportOf('extraWide'),
  sheet: {
    name: `A4 sheet (${sheet.width} px without margins)`,
    styles: { width: `${sheet.width}px`, height: `${sheet.height}px` },
    type: 'other' as const,
  },
}

export const chromaticModes = {
  phone: { viewport: breakpoints.phone },
  tablet: { viewport: breakpoints.tablet },
  wide: { viewport: breakpoints.wide },
  extraWide: { viewport: breakpoints.extraWide },
}

const widths = { ...breakpoints, sheet: sheet.width }

const onlyAt = (name: keyof typeof viewports) => ({
  globals: { viewport: { value: name, isRotated: false } },
  parameters: {
    chromatic: {
      modes: {
        ...Object.fromEntries(Object.keys(chromaticModes).map((mode) => [mode, { disable: true }])),
        // Explicit: a story that extends another inherits its `disable: true`.
        [name]: { viewport: widths[name], disable: false },
      },
    },
  },
})

export const onPhone = onlyAt('phone')
export const onTablet = onlyAt('tablet')
export const onLaptop = onlyAt('desktop')
export const onDesktop = onlyAt('wide')
export const onWide = onlyAt('extraWide')

const inMedia = <Mode extends { globals: object }>(mode: Mode, media: MediaName) => ({
  ...mode,
  globals: { ...mode.globals, media },
})

export const onPaper = inMedia(onlyAt('sheet'), 'print')

export const inForcedColours = inMedia({ globals: {} }, 'forcedColours')

export const withReducedMotion = inMedia({ globals: {} }, 'reducedMotion')

const notPictured = { parameters: { chromatic: { disableSnapshot: true } } }

/** Not pictured: where a test ends is no state of the component. */
export const behaviour = notPictured

/** One picture of the same state is enough. */
export const shownByPage = notPictured
