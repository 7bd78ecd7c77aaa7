import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'

/** In the drawing's units: these widths of the map keep the letters between 12 and 16 px. */
export const large = '@container (min-width: 26rem)'
const larger = '@container (min-width: 36rem)'

export const Sheet = styled.div`
  container-type: inline-size;
  aspect-ratio: 1;
  background: ${theme.palette.linen};

  /* Forced colours would fill the outlines of its letters. */
  &,
  text {
    forced-color-adjust: none;
  }

  svg {
    width: 100%;
    height: 100%;
    font-family: ${theme.font.text};
    color: ${theme.palette.ink};
  }
`

export const Hills = styled.g`
  fill: ${theme.palette.linen};
  stroke: ${theme.palette.ash};
  stroke-width: 2.2;
  stroke-linecap: round;
  opacity: 0.5;
`

export const River = styled.path`
  fill: none;
  stroke: ${theme.palette.brise};
  stroke-width: 6;
  stroke-linecap: round;
`

export const Stream = styled(River)`
  stroke-width: 2.2;
  opacity: 0.6;
`

export const Canal = styled.path`
  fill: none;
  stroke: ${theme.palette.brise};
  stroke-width: 2.2;
  stroke-dasharray: 9 6;
  opacity: 0.55;
`

export const Outside = styled.path`
  fill: ${theme.palette.paper};
  fill-rule: evenodd;
  opacity: 0.62;
`

export const Circle = styled.path`
  fill: none;
  stroke: ${theme.palette.ember};
  stroke-width: 4;
`

export const HalfCircle = styled(Circle)`
  stroke-width: 1.8;
  stroke-dasharray: 3 9;
  opacity: 0.7;
`

export const Border = styled.g`
  fill: none;
  stroke: ${theme.palette.ash};
  stroke-width: 1.6;
`

export const BorderMarks = styled.g`
  stroke-width: 7;
`

export const Dot = styled.circle`
  fill: ${theme.palette.ink};
  stroke: ${theme.palette.linen};
  stroke-width: 4;
  paint-order: stroke;
`

/** Keeps lines and hills from crossing the letters. */
export const Town = styled.text`
  font-size: 49px;
  font-weight: ${theme.fontWeight.medium};
  fill: ${theme.palette.ink};
  stroke: ${theme.palette.linen};
  stroke-width: 0.28em;
  stroke-linejoin: round;
  paint-order: stroke;

  ${large} {
    font-size: 36px;
  }
  ${larger} {
    font-size: 29px;
  }
`

/** Explicit optical size: from drawing units, Chromium narrows the page's other text of this size too. */
export const CentreTown = styled(Town)`
  font: ${theme.fontWeight.displaySmall} 66px ${theme.font.display};
  font-variation-settings: 'opsz' 24;

  ${large} {
    font-size: 56px;
  }
  ${larger} {
    font-size: 50px;
  }
`

/** A number in a circle. */
export const Numbered = styled.g`
  font-size: 49px;
  font-weight: ${theme.fontWeight.bold};
  text-anchor: middle;

  ${large} {
    font-size: 36px;
  }
  ${larger} {
    font-size: 29px;
  }
  circle {
    r: 0.85em;
    fill: ${theme.palette.brise};
    stroke: ${theme.palette.linen};
    stroke-width: 5;
    paint-order: stroke;
  }
  text {
    fill: ${theme.palette.chalk};
  }
`

export const Hearth = styled.g`
  circle {
    fill: ${theme.palette.ember};
  }
  circle:first-child {
    fill: ${theme.palette.linen};
    stroke: ${theme.palette.ember};
    stroke-width: 3.5;
  }
`

const Label = styled.text`
  fill: ${theme.palette.ash};
  stroke: ${theme.palette.linen};
  stroke-width: 0.28em;
  stroke-linejoin: round;
  paint-order: stroke;
`

export const ReliefName = styled(Label)`
  display: none;
  letter-spacing: 0.3em;
  text-anchor: middle;
  text-transform: uppercase;

  ${large} {
    display: block;
    font-size: 30px;
  }
  ${larger} {
    font-size: 22px;
  }
`

export const Instrument = styled.g`
  path {
    fill: none;
    stroke: ${theme.palette.ash};
    stroke-width: 2.5;
  }
`

export const InstrumentLabel = styled(Label)`
  font-size: 48px;

  ${large} {
    font-size: 34px;
  }
  ${larger} {
    font-size: 28px;
  }
`

export const RadiusLabel = styled(InstrumentLabel)`
  fill: ${theme.palette.ember};
  font-weight: ${theme.fontWeight.medium};
  text-anchor: middle;
`

export const RiverName = styled.text`
  display: none;
  font: ${theme.fontWeight.displaySmall} 30px ${theme.font.display};
  font-variation-settings: 'opsz' 16;
  letter-spacing: 0.06em;
  fill: ${theme.palette.brise};
  stroke: ${theme.palette.linen};
  stroke-width: 0.25em;
  paint-order: stroke;
  ${large} {
    display: block;
  }
`
