import type { AreaTown } from '../../../site/area'

/** In em, so that it holds at every font size. */
type Label = { dx: string; dy: string; textAnchor: 'start' | 'end' }

const right: Label = { dx: '0.6em', dy: '0.35em', textAnchor: 'start' }
const left: Label = { dx: '-0.6em', dy: '0.35em', textAnchor: 'end' }

/** No two names touch and none crosses the circle, at 12 px on a 320 px screen or at the largest size. */
export const labels: Record<AreaTown, Label> = {
  Carcassonne: { dx: '0em', dy: '-0.7em', textAnchor: 'start' },
  Castelnaudary: { dx: '0.5em', dy: '-0.45em', textAnchor: 'start' },
  Quillan: right,
  Mirepoix: { dx: '0.3em', dy: '-0.55em', textAnchor: 'start' },
  Bram: { dx: '-0.3em', dy: '1.25em', textAnchor: 'end' },
  Couiza: right,
  Espéraza: left,
  'Alet-les-Bains': right,
  Chalabre: left,
  'Lézignan-Corbières': { dx: '0.3em', dy: '1.4em', textAnchor: 'end' },
}
