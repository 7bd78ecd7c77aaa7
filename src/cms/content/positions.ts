type Positioned = { position?: number }

/** Entries that the owner gave a position come first, ascending; 0 for two without one. */
export const comparePositions = ({ position: a }: Positioned, { position: b }: Positioned): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a - b
}

/** Sorts by the owner's positions; entries without one stay in their order, behind. */
export const sortByPosition = <Entry extends Positioned>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort(comparePositions)
