import { breakpoints } from '../src/theme/tokens'

/** A common screen height for each width of the theme, px. */
const heights = { phone: 844, tablet: 1024, desktop: 768, wide: 800, extraWide: 1080 } satisfies Record<
  keyof typeof breakpoints,
  number
>

const screenOf = (name: keyof typeof breakpoints) => ({
  name: `${name} (${breakpoints[name]} px)`,
  styles: { width: `${breakpoints[name]}px`, height: `${heights[name]}px` },
  type: breakpoints[name] < breakpoints.tablet ? ('mobile' as const) : ('desktop' as const),
})

/** The screens a story may choose, at the breakpoints of the theme. */
export const viewports = {
  phone: screenOf('phone'),
  tablet: screenOf('tablet'),
  desktop: screenOf('desktop'),
  wide: screenOf('wide'),
  extraWide: screenOf('extraWide'),
}

/** The screens at which Chromatic takes every story's picture. */
export const chromaticModes = {
  phone: { viewport: breakpoints.phone },
  tablet: { viewport: breakpoints.tablet },
  wide: { viewport: breakpoints.wide },
  extraWide: { viewport: breakpoints.extraWide },
}

/** For a story that holds at one screen only: it is shown, tested and pictured there and nowhere else. */
const onlyAt = (name: keyof typeof breakpoints) => ({
  globals: { viewport: { value: name, isRotated: false } },
  parameters: {
    chromatic: {
      modes: {
        ...Object.fromEntries(Object.keys(chromaticModes).map((mode) => [mode, { disable: true }])),
        // Explicit: a story that extends another inherits its `disable: true`.
        [name]: { viewport: breakpoints[name], disable: false },
      },
    },
  },
})

export const onPhone = onlyAt('phone')
export const onTablet = onlyAt('tablet')
export const onLaptop = onlyAt('desktop')
export const onDesktop = onlyAt('wide')
export const onWide = onlyAt('extraWide')
