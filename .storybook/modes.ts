import { breakpoints } from '../src/theme/tokens'

/** A common screen height for each breakpoint, px. */
const heights = { phone: 844, tablet: 1024, desktop: 768, wide: 800, extraWide: 1080 } satisfies Record<
  keyof typeof breakpoints,
  number
>

const viewportOf = (name: keyof typeof breakpoints) => ({
  name: `${name} (${breakpoints[name]} px)`,
  styles: { width: `${breakpoints[name]}px`, height: `${heights[name]}px` },
  type: breakpoints[name] < breakpoints.tablet ? ('mobile' as const) : ('desktop' as const),
})

/** The viewports a story can choose, at the breakpoints of the theme. */
export const viewports = {
  phone: viewportOf('phone'),
  tablet: viewportOf('tablet'),
  desktop: viewportOf('desktop'),
  wide: viewportOf('wide'),
  extraWide: viewportOf('extraWide'),
}

/** The widths at which Chromatic captures every story. */
export const chromaticModes = {
  phone: { viewport: breakpoints.phone },
  tablet: { viewport: breakpoints.tablet },
  wide: { viewport: breakpoints.wide },
  extraWide: { viewport: breakpoints.extraWide },
}

/** For a story that is shown, tested and captured at one viewport only. */
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

/**
 * For a test of what happens (`Story.test('…', behaviour, …)`): it is not pictured, since where it ends is no state of
 * the component. A story shows its state by its props, its address or its first content alone.
 */
export const behaviour = { parameters: { chromatic: { disableSnapshot: true } } }
