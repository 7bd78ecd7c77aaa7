import { styled } from 'styled-components'
import { flourish } from '../../../site/brand/logo'
import { theme } from '../../../theme/theme'

export type LogoProps = {
  /** The firm's name; its first "&" is drawn. */
  name: string
}

const LONG_NAME = 24

/** Too long for the size that the name has where it is large. */
export const isLongName = (name: string): boolean => name.length > LONG_NAME

/** The firm's wordmark. Set a fluid size on `> span`: inherited, Chromium's captures may lose it. */
export const Logo = ({ name }: LogoProps) => {
  const [, before, after] = /^(.*?)\s*&\s*(.*)$/.exec(name) ?? []
  if (after === undefined) return <Wordmark>{name}</Wordmark>
  return (
    <Wordmark>
      {before} <Flourish /> {after}
    </Wordmark>
  )
}

/** The wordmark's "&" alone. */
export const Flourish = () => (
  <Ampersand viewBox={flourish.viewBox} role="img" aria-label="&">
    <path d={flourish.path} />
  </Ampersand>
)

const Wordmark = styled.span`
  font-family: ${theme.font.display};
  font-weight: ${theme.fontWeight.display};
  line-height: 1;
  letter-spacing: -0.025em;
`

const Ampersand = styled.svg`
  display: inline-block;
  height: 0.91em;
  width: 0.69em;
  margin-inline: -0.03em;
  vertical-align: -0.175em;
  fill: ${theme.color.accent};
`
