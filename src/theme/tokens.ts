/** Lengths are in rem, so that they follow the visitor's text size. */
export const palette = {
  ink: '#1d1815',
  soot: '#2a231f',
  ash: '#6b5f56',
  paper: '#fbf7f1',
  linen: '#f2eadf',
  stone: '#d8ccbc',
  ember: '#b93a0b',
  flame: '#f4a340',
  brise: '#0e6570',
  danger: '#b42318',
  night: '#120d0a',
  /** Behind product pictures, so that an uncropped one has no visible frame. */
  studio: '#e4e2df',
  chalk: '#ffffff',
  leaf: '#2c6a3b',
  frost: '#7ec5cd',
} as const

/** `data-surface="dark"` on an element switches its descendants, so that components work on both unchanged. */
export const roles = {
  light: {
    surface: palette.paper,
    surfaceRaised: palette.linen,
    text: palette.ink,
    muted: palette.ash,
    hairline: palette.stone,
    accent: palette.ember,
    /** The same on both surfaces; `paper` is legible on it. */
    action: palette.ember,
    error: palette.danger,
    success: palette.leaf,
  },
  dark: {
    surface: palette.ink,
    surfaceRaised: palette.soot,
    text: palette.paper,
    muted: '#d2c4b3',
    hairline: '#4a4039',
    accent: palette.flame,
    error: '#ffb4a6',
    success: '#93cf9b',
  },
} as const

const WIDE = '82.5rem'
const GUTTER = 'min(clamp(1.25rem, 0.6rem + 2.8vw, 3rem), 6.25vw)'

export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  section: 'clamp(3.5rem, 1.6rem + 7.6vw, 9.5rem)',
  /** The first section is visible without scrolling. */
  firstSection: 'clamp(2.25rem, 5vw, 4.5rem)',
  gutter: GUTTER,
  edge: `max(${GUTTER}, 50% - ${WIDE} / 2)`,
} as const

export const font = {
  display: "Fraunces, 'Fraunces Georgia', 'Fraunces Times', 'Fraunces Noto', serif",
  text: "Figtree, 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif",
} as const

export const fontSize = {
  caption: '0.84rem',
  small: '0.94rem',
  body: 'clamp(1rem, 0.96rem + 0.2vw, 1.125rem)',
  /** Never under 16 px, or phones zoom in. */
  input: 'max(1.1rem, 16px)',
  lead: 'clamp(1.15rem, 1.05rem + 0.5vw, 1.45rem)',
  h4: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.6rem)',
  tab: 'clamp(1.15rem, 0.87rem + 0.45vw, 1.3rem)',
  h3: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.1rem)',
  h2: 'min(clamp(2rem, 1.55rem + 2.1vw, 3.5rem), 12vw)',
  h1: 'clamp(2.5rem, 1.7rem + 3.8vw, 5rem)',
  hero: 'clamp(3.1rem, 1.6rem + 7.2vw, 7.75rem)',
  wordmark: 'clamp(1.35rem, 1.2rem + 0.6vw, 1.7rem)',
  signature: 'clamp(2.75rem, 1.6rem + 5.4vw, 6.75rem)',
  heroTall: '8rem',
  phone: 'clamp(2.2rem, 1.6rem + 2.9vw, 4rem)',
} as const

export const fontWeight = {
  // The display font has one weight. These choose its fallback fonts, whose widths differ by size.
  displayHuge: '300',
  displayLarge: '350',
  display: '400',
  displaySmall: '450',
  regular: '400',
  medium: '500',
  bold: '600',
} as const

export const size = {
  wide: WIDE,
  /** 60 to 72 characters a line. */
  reading: '36rem',
  /** Touch: 44 px. */
  target: '2.75rem',
  /** For a mouse, where targets are close together. */
  targetFine: '2.25rem',
  header: '5.25rem',
  headerSticky: '4rem',
} as const

export const radius = { small: '2px' } as const

export const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)'

export const durations = {
  fast: '180ms',
  slow: '320ms',
  pulse: '1800ms',
  banner: '110s',
} as const

export const motion = {
  fast: `${durations.fast} ${easing}`,
  slow: `${durations.slow} ${easing}`,
  pulse: `${durations.pulse} ease-in-out infinite`,
  banner: `${durations.banner} linear infinite`,
  /** For what would only flash when something replaces it sooner. */
  delayed: `1ms ${durations.slow} backwards`,
} as const

export const layer = {
  backdrop: '-2',
  overlay: '-1',
  tray: '10',
  header: '20',
  panel: '30',
  cursor: '40',
} as const

/** px from which a layout changes; the Storybook viewports are made from them. */
export const breakpoints = { phone: 390, tablet: 768, desktop: 1024, wide: 1280, extraWide: 1920 } as const

/** Height of the bar at the bottom of a phone's screen; not set where there is none. */
export const PHONE_BAR = '--phone-bar'
