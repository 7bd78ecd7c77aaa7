/** A page's number, or pages left out. */
export type PageItem = number | 'gap'

/** Up to this many pages all are shown. */
const ALL_SHOWN = 7

/** The first, the last, the current page and its neighbours; what is left out between them is one gap. */
export const pageItems = (page: number, pageCount: number): PageItem[] => {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= ALL_SHOWN) return numbers
  const kept = numbers.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  )
  return kept.flatMap((number, index) => {
    const skipped = number - (kept[index - 1] ?? 0) - 1
    // A gap never stands for one page: its number takes no more room.
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}
