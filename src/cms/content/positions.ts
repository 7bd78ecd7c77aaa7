import type { Positioned } from './types'

/** What has no position comes last. */
export const comparePositions = ({ position: a }: Positioned, { position: b }: Positioned): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a - b
}

export const sortByPosition = <Entry extends Positioned>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort(comparePositions)
