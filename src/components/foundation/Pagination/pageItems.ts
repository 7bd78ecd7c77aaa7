/** A page's number, or a gap for the pages left out. */
export type PageItem = number | 'gap'

/** Up to this many pages all are shown. */
const ALL_SHOWN = 7

/** The first, the last, the current page and its neighbours, with a gap between them where pages are left out. */
export const pageItems = (page: number, pageCount: number): PageItem[] => {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= ALL_SHOWN) return numbers
  const kept = numbers.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  )
  return kept.flatMap((number, index) => {
    const skipped = number - (kept[index - 1] ?? 0) - 1
    // Instead of a gap for a single page, its number: it takes no more space.
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}
