import { styled } from 'styled-components'

/** Paths on a 24 × 24 grid, 1.5 units of stroke. */
const paths = {
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  chevron: 'M6 9.5 12 15.5 18 9.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  menu: 'M3 8h18M3 16h11',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M6.2 3.8 8.9 3.4l1.9 4.4-1.9 1.8a12 12 0 0 0 5.5 5.5l1.8-1.9 4.4 1.9-.4 2.7c-.2 1.4-1.4 2.4-2.8 2.3C10.500 19.600 4.400 13.500 3.900 6.600c-.1-1.400.900-2.600 2.300-2.800Z',
  play: 'M8 5.500v13l10-6.500z',
  facebook:
    'M14.500 8.500H17V5h-2.500c-2.300 0-3.800 1.500-3.800 3.800V11H8v3.500h2.700V21h3.600v-6.500H17l.500-3.500h-3.200V9.200c0-.500.200-.700.200-.700Z',
  linkedin:
    'M5 9.500V19M5 5v.500M10 19V9.500M10 13.500c0-2.400 1.600-4.100 3.900-4.100 2.400 0 3.900 1.600 3.900 4.300V19',
} as const

export type IconName = keyof typeof paths

export type IconProps = {
  /** One of the site’s own icons. */
  name: IconName
}

/**
 * One of the site's own icons, sized with the text around it. Always decorative: the text beside it carries the
 * meaning.
 */
export const Icon = ({ name }: IconProps) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </Drawing>
)

const Drawing = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: square;
  stroke-linejoin: miter;
`
