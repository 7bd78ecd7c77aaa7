/** A whole number of at least 1 from `?page=`; 1 when it is anything else. */
export const readPageNumber = (search: URLSearchParams): number => {
  const page = Number(search.get('page'))
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
