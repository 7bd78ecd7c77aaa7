import type { AreaTown } from '../../../site/area'

/** In em, so that it holds at every font size. */
export type Label = { dx: number; dy: number; anchor: 'start' | 'end' | 'middle' }

const right: Label = { dx: 0.6, dy: 0.35, anchor: 'start' }
const left: Label = { dx: -0.6, dy: 0.35, anchor: 'end' }

/** No two names touch and none crosses the circle, at 12 px on a 320 px screen or at the largest size. */
export const labels: Record<AreaTown, Label> = {
  Carcassonne: { dx: 0, dy: -0.7, anchor: 'start' },
  Castelnaudary: { dx: 0.5, dy: -0.45, anchor: 'start' },
  Quillan: right,
  Mirepoix: { dx: 0.3, dy: -0.55, anchor: 'start' },
  Bram: { dx: -0.3, dy: 1.25, anchor: 'end' },
  Couiza: right,
  Espéraza: left,
  'Alet-les-Bains': right,
  Chalabre: left,
  'Lézignan-Corbières': { dx: 0.3, dy: 1.4, anchor: 'end' },
}
