import { useMemo } from 'react'
import type { CatalogueAddress } from '../../catalogue/address'
import { appliedFilters } from '../../catalogue/appliedFilters'
import { filterProducts, indexCatalogue } from '../../catalogue/filters'
import { brandsOf, countByBrand, typesOf, withCounts } from '../../catalogue/filterOptions'
import { suggestRelaxations } from '../../catalogue/relax'
import { sortCatalogue } from '../../catalogue/sort'
import { titlesFirst } from '../../catalogue/titlesFirst'
import type { Product } from '../../cms/content/types'

/** What an address finds among the products, and the brands and types of its category. */
export const useFoundProducts = (
  products: readonly Product[],
  { filters, sort }: Pick<CatalogueAddress, 'filters' | 'sort'>,
) => {
  const catalogue = useMemo(() => indexCatalogue(products), [products])
  const sorted = useMemo(() => sortCatalogue(catalogue, sort), [catalogue, sort])
  const found = useMemo(() => {
    const matching = filterProducts(sorted, filters)
    return sort === 'shop' ? titlesFirst(matching, filters.query ?? '') : matching
  }, [sorted, sort, filters])
  const brands = useMemo(
    () => withCounts(brandsOf(catalogue, filters.category), countByBrand(catalogue, filters)),
    [catalogue, filters],
  )
  const types = useMemo(() => typesOf(catalogue, filters.category), [catalogue, filters.category])
  // Also of a brand that the category does not have.
  const applied = useMemo(() => appliedFilters(filters, brandsOf(catalogue, null)), [catalogue, filters])
  const suggestions = useMemo(
    () => (found.length === 0 ? suggestRelaxations(catalogue, filters) : []),
    [catalogue, filters, found],
  )
  return { catalogue, found, brands, types, applied, suggestions }
}
