import { styled } from 'styled-components'

const paths = {
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  chevron: 'M6 9.5 12 15.5 18 9.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  menu: 'M3 8h18M3 16h11',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M6.2 3.8 8.9 3.4l1.9 4.4-1.9 1.8a12 12 0 0 0 5.5 5.5l1.8-1.9 4.4 1.9-.4 2.7c-.2 1.4-1.4 2.4-2.8 2.3C10.5 19.6 4.4 13.5 3.9 6.6c-.1-1.4.9-2.6 2.3-2.8Z',
  play: 'M8 5.5v13l10-6.5z',
  facebook:
    'M14.5 8.5H17V5h-2.5c-2.3 0-3.8 1.5-3.8 3.8V11H8v3.5h2.7V21h3.6v-6.5H17l.5-3.5h-3.2V9.2c0-.5.2-.7.2-.7Z',
  linkedin: 'M5 9.5V19M5 5v.5M10 19V9.5M10 13.5c0-2.4 1.6-4.1 3.9-4.1 2.4 0 3.9 1.6 3.9 4.3V19',
} as const

export type IconName = keyof typeof paths

export type IconProps = {
  /** One of the site’s own icons. */
  name: IconName
}

/** A decorative icon of the site's own, sized with the text around it. */
export const Icon = ({ name }: IconProps) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true">
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
