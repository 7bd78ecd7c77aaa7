import { styled } from 'styled-components'
import { townPlaces, type AreaTown } from '../../../site/area'
import { areaMapTexts as texts } from '../../../site/texts/areaMap'
import { theme } from '../../../theme/theme'
import { useAnnouncement } from '../../foundation/Announcer/announce'
import { InstrumentLabel, Town } from './AreaMap.styles'
import { project, UNITS_PER_KM } from './geography'
import { labels } from './labels'

export type LitTownProps = {
  /** A town of the map. */
  town: AreaTown
  /** Right and lower edge of the text, in drawing units. */
  edge: number
}

const HEARTH = 26

/** The town under the pointer: its dot, its name, the way to it and the distance. */
export const LitTown = ({ town, edge }: LitTownProps) => {
  const { latitude, longitude } = townPlaces[town]
  const [x, y] = project(latitude, longitude)
  const distance = Math.hypot(x, y)
  const start = [x, y].map((part) => Math.round((part * HEARTH) / distance)).join(' ')
  const text = texts.distance(Math.round(distance / UNITS_PER_KM))
  useAnnouncement(texts.townAt(town, text))
  return (
    <>
      <Way d={`M${start}L${x} ${y}`} />
      <Lit transform={`translate(${x} ${y})`}>
        <circle r="13" />
        <Town {...labels[town]}>{town}</Town>
      </Lit>
      <Distance x={edge} y={edge}>
        {text}
      </Distance>
    </>
  )
}

const Way = styled.path`
  stroke: ${theme.palette.ember};
  stroke-width: 3;
  pointer-events: none;
`

const Lit = styled.g`
  fill: ${theme.palette.ember};

  circle {
    stroke: ${theme.palette.linen};
    stroke-width: 5;
    paint-order: stroke;
  }
  text {
    fill: inherit;
  }
`

const Distance = styled(InstrumentLabel)`
  fill: ${theme.palette.ember};
  font-weight: ${theme.fontWeight.medium};
  text-anchor: end;
`
