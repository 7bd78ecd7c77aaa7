import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readCatalogueAddress, type CatalogueAddress } from '../../catalogue/address'
import { hasFilters } from '../../catalogue/filters'
import { toTabs } from '../../catalogue/firstPage'
import { categoriesQuery } from '../../cms/queries/categoryQueries'
import { productsQuery } from '../../cms/queries/productQueries'
import { useIsAnswered } from '../../hydration/address/useIsAnswered'
import { CARDS_PER_STEP } from '../../site/limits'
import { foldText } from '../../values/foldText'
import { catalogueFirstPageQuery } from './catalogueFirstPageQuery'
import type { CatalogueViewProps } from './CatalogueView'
import { useFoundProducts } from './useFoundProducts'

const none: never[] = []

/** What a prerendered page shows. */
const unfiltered = readCatalogueAddress(new URLSearchParams())

/**
 * What the catalogue shows at an address. A prerendered page only includes the first cards: opened at a filtered
 * address, it stays as it is until everything that answers the address is there, or that takes long.
 */
export const useCatalogueContent = (address: CatalogueAddress) => {
  const products = useQuery(productsQuery())
  const categories = useQuery(categoriesQuery())
  const { data: firstPage } = useQuery(catalogueFirstPageQuery())
  const firstBrands = useMemo(
    () => firstPage?.brands.map((brand) => ({ ...brand, value: foldText(brand.label) })),
    [firstPage],
  )
  const isPrerenderedRight = !hasFilters(address.filters) && address.sort === 'shop'
  const isAnswered = useIsAnswered(isPrerenderedRight || products.data !== undefined || products.isError)
  const { filters, sort, step } = isAnswered ? address : unfiltered

  const { catalogue, found, brands, types, applied, suggestions } = useFoundProducts(products.data ?? none, {
    filters,
    sort,
  })
  // The first render must match the prerendered page.
  const isComplete = isAnswered && products.data !== undefined
  const tabs = useMemo(
    () => toTabs(categories.data ?? none, isComplete ? catalogue : undefined, filters),
    [categories.data, catalogue, filters, isComplete],
  )
  const hasTab = filters.category === null || tabs.some(({ value }) => value === filters.category)
  // A filter waits for the whole list; "Voir plus" keeps the first cards in place meanwhile.
  const isFirstPageEnough =
    firstPage !== undefined && !hasFilters(filters) && sort === 'shop' && (step === 1 || products.isPending)
  const shown =
    !isComplete && isFirstPageEnough
      ? { products: firstPage.products, total: firstPage.total }
      : { products: found.slice(0, step * CARDS_PER_STEP), total: found.length }

  const toStatus = (): CatalogueViewProps['status'] => {
    if (isComplete || isFirstPageEnough) return 'ready'
    return products.error ? 'error' : 'loading'
  }

  return {
    isAnswered,
    status: toStatus(),
    filters,
    sort,
    /** Null until the whole list is there. */
    catalogue: isComplete ? catalogue : null,
    tabs: isComplete && categories.data ? tabs : (firstPage?.tabs ?? tabs),
    /** Chosen, and no longer in the catalogue: no tab shows it. */
    goneCategory: hasTab || categories.isPending ? null : filters.category,
    types: isComplete ? types : (firstPage?.types ?? types),
    brands: isComplete ? brands : (firstBrands ?? brands),
    applied,
    suggestions,
    ...shown,
    isMoreAwaited: shown.products.length < Math.min(step * CARDS_PER_STEP, shown.total),
    isCatalogueEmpty: isComplete ? catalogue.length === 0 : firstPage?.total === 0,
    refetch: () => {
      void products.refetch()
      void categories.refetch()
    },
  }
}
