import { addDays } from './days'
import type { Closure } from './shop'

const touches = (earlier: Closure, later: Closure) => addDays(later.from, -1) <= earlier.to

/** Those that overlap or adjoin are one, as they are for a visitor. */
export const mergeClosures = (closures: readonly Closure[]): Closure[] => {
  const merged: Closure[] = []
  for (const closure of [...closures].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && touches(last, closure)) {
      merged[merged.length - 1] = { from: last.from, to: last.to > closure.to ? last.to : closure.to }
    } else merged.push(closure)
  }
  return merged
}
