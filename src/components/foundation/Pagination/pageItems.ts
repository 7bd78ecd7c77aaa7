export type PageItem = number | 'gap'

const ALL_SHOWN = 7

const shownPages = (page: number, pageCount: number): number[] => {
  if (pageCount <= ALL_SHOWN) return Array.from({ length: pageCount }, (_, index) => index + 1)
  const neighbours = [page - 1, page, page + 1].filter((number) => number > 1 && number < pageCount)
  return [1, ...neighbours, pageCount]
}

export const pageItems = (page: number, pageCount: number): PageItem[] => {
  const shown = shownPages(page, pageCount)
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1
    // A single page's number takes no more space than a gap.
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}
