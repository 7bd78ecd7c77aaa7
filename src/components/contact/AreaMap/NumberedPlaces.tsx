import type { Place } from '../../../site/area'
import { Numbered } from './AreaMap.styles'
import { project } from './geography'

export type NumberedPlacesProps = {
  /** In the order of their numbers, from 1. */
  places: readonly Place[]
  /** Maximum distance from the middle, in drawing units; a place beyond it is left out. */
  limit: number
}

/** Numbers on the map, for a list beside it. */
export const NumberedPlaces = ({ places, limit }: NumberedPlacesProps) =>
  places.map(({ latitude, longitude }, index) => {
    const [x, y] = project(latitude, longitude)
    if (Math.max(Math.abs(x), Math.abs(y)) > limit) return null
    return (
      <Numbered key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle />
        <text dy="0.35em">{index + 1}</text>
      </Numbered>
    )
  })
