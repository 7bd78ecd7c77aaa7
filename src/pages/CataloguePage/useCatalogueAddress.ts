import { readCatalogueAddress, writeCatalogueAddress, type CatalogueAddress } from '../../catalogue/address'
import type { CatalogueFilters } from '../../catalogue/filters'
import type { SortOrder } from '../../catalogue/sort'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'

/** The state of the catalogue, which is all in the query string, and what changes it. */
export const useCatalogueAddress = () => {
  const [search, changeSearch] = useHydratedSearchParams()
  const address = readCatalogueAddress(search)

  const change = (
    next: (current: CatalogueAddress) => CatalogueAddress,
    options: Parameters<typeof changeSearch>[1],
  ) => changeSearch((current) => writeCatalogueAddress(next(readCatalogueAddress(current))), options)

  // Any change of filter shows the first cards again (specification, 4).
  const changeFilters = (next: (current: CatalogueFilters) => CatalogueFilters, replace = false) =>
    change((current) => ({ ...current, filters: next(current.filters), step: 1 }), {
      replace,
      state: { keepScroll: true },
    })

  return {
    address,
    changeFilters,
    /** Back leaves a search at once, however often it was refined. */
    changeQuery: (query: string | null) =>
      changeFilters((current) => ({ ...current, query }), address.filters.query !== null && query !== null),
    /** An arrow key in the list of orders chooses each it passes: they are not worth a Back each. */
    changeSort: (sort: SortOrder) => change((current) => ({ ...current, sort, step: 1 }), { replace: true }),
    showMore: () => change((current) => ({ ...current, step: current.step + 1 }), { replace: true }),
  }
}
