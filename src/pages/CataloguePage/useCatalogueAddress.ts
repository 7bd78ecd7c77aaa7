import { readCatalogueAddress, writeCatalogueAddress, type CatalogueAddress } from '../../catalogue/address'
import type { CatalogueFilters } from '../../catalogue/filters'
import type { SortOrder } from '../../catalogue/sort'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'

const isSame = (one: CatalogueFilters, other: CatalogueFilters) =>
  String(writeCatalogueAddress({ filters: one })) === String(writeCatalogueAddress({ filters: other }))

/** The state of the catalogue, which is all in the query string, and what changes it. */
export const useCatalogueAddress = () => {
  const [search, changeSearch] = useHydratedSearchParams()
  const address = readCatalogueAddress(search)

  const change = (
    next: (current: CatalogueAddress) => CatalogueAddress,
    options: Parameters<typeof changeSearch>[1],
  ) =>
    changeSearch((shown) => {
      const current = readCatalogueAddress(shown)
      const changed = next(current)
      // Not written again: a link's address may spell the same filters in another way.
      return changed === current ? shown : writeCatalogueAddress(changed)
    }, options)

  // Any change of filter shows the first cards again (specification, 4); what is chosen already is no change.
  const changeFilters = (next: (current: CatalogueFilters) => CatalogueFilters, replace = false) =>
    change(
      (current) => {
        const filters = next(current.filters)
        return isSame(filters, current.filters) ? current : { ...current, filters, step: 1 }
      },
      { replace, state: { keepScroll: true } },
    )

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
