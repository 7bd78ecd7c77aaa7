import { useMemo } from 'react'
import { appliedFilters } from '../../catalogue/appliedFilters'
import { filterProducts, indexCatalogue, type CatalogueFilters } from '../../catalogue/filters'
import { brandsOf, countByBrand, typesOf, withCounts } from '../../catalogue/filterOptions'
import { suggestRelaxations } from '../../catalogue/relax'
import { sortCatalogue, type SortOrder } from '../../catalogue/sort'
import { titlesFirst } from '../../catalogue/titlesFirst'
import type { Product } from '../../cms/content/types'

/** What an address finds among the products, and the brands and types of its category. */
export const useFoundProducts = (
  products: readonly Product[],
  filters: CatalogueFilters,
  sort: SortOrder,
) => {
  const catalogue = useMemo(() => indexCatalogue(products), [products])
  const sorted = useMemo(() => sortCatalogue(catalogue, sort), [catalogue, sort])
  const matching = filterProducts(sorted, filters)
  const found = sort === 'shop' ? titlesFirst(matching, filters.query ?? '') : matching
  return {
    catalogue,
    found,
    brands: withCounts(brandsOf(catalogue, filters.category), countByBrand(catalogue, filters)),
    types: typesOf(catalogue, filters.category),
    // Also of a brand that the category does not have.
    applied: appliedFilters(filters, brandsOf(catalogue, null)),
    suggestions: found.length === 0 ? suggestRelaxations(catalogue, filters) : [],
  }
}
