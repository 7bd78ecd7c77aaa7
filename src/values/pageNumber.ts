export const PAGE = 'page'

export const readPageNumber = (search: URLSearchParams): number => {
  const page = Number(search.get(PAGE))
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

export const withPageNumber = (search: URLSearchParams, page: number): URLSearchParams => {
  const changed = new URLSearchParams(search)
  changed.set(PAGE, String(page))
  return changed
}
