import { styled } from 'styled-components'
import type { Place } from '../../../site/area'
import { serviceArea } from '../../../site/identity'
import { theme } from '../../../theme/theme'
import { large, Town } from './AreaMap.styles'
import { project } from './geography'

export type MarkedPlaceProps = Place & {
  /** Shown beside the mark, unless the map names it already. */
  name: string
  /** Maximum distance from the middle, in drawing units. */
  limit: number
}

const namedOnMap = new Set<string>([serviceArea.centre, ...serviceArea.towns])

/** A mark on the map: a pin, or an arrow at the frame for a town beyond it. */
export const MarkedPlace = ({ name, latitude, longitude, limit }: MarkedPlaceProps) => {
  const [x, y] = project(latitude, longitude)
  const beyond = Math.max(Math.abs(x), Math.abs(y)) / limit
  const isBeyond = beyond > 1
  const at = isBeyond ? [x / beyond, y / beyond] : [x, y]
  const [atX = 0] = at
  // The name goes towards the middle, so that the frame does not cut it.
  const isRight = atX > 0
  return (
    <Mark transform={`translate(${at.map(Math.round).join(' ')})`}>
      {isBeyond ? (
        <path
          d="M34 0-16-24-4 0-16 24Z"
          transform={`rotate(${Math.round((Math.atan2(y, x) * 180) / Math.PI)})`}
        />
      ) : (
        <path d="M0 0C-10-22-26-36-26-56A26 26 0 0 1 26-56C26-36 10-22 0 0ZM0-66A10 10 0 0 0 0-46A10 10 0 0 0 0-66Z" />
      )}
      {!namedOnMap.has(name) && (
        <MarkedName
          data-inside={!isBeyond || undefined}
          dx={isRight ? '-1.1em' : '1.1em'}
          dy={isBeyond ? '0.35em' : '-1em'}
          textAnchor={isRight ? 'end' : 'start'}
        >
          {name}
        </MarkedName>
      )}
    </Mark>
  )
}

const Mark = styled.g`
  path {
    fill: ${theme.palette.brise};
    stroke: ${theme.palette.linen};
    stroke-width: 5;
    paint-order: stroke;
  }
`

const MarkedName = styled(Town)`
  font-weight: ${theme.fontWeight.bold};
  fill: ${theme.palette.brise};

  /* On a small map it would lie over the names of the towns; the answer beside the map says it, too. */
  &[data-inside] {
    display: none;
    ${large} {
      display: block;
    }
  }
`
