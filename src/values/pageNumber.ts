export const PAGE = 'page'

/** The page number in `?page=`; 1 when it is not a whole number of at least 1. */
export const readPageNumber = (search: URLSearchParams): number => {
  const page = Number(search.get(PAGE))
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
