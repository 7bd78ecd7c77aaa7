import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CARDS_PER_STEP, readCatalogueAddress, writeCatalogueAddress } from '../../catalogue/address'
import {
  brandsOf,
  chooseCategory,
  filterProducts,
  hasFilters,
  indexCatalogue,
  isPowerRangeInverted,
  noFilters,
  type CatalogueFilters,
} from '../../catalogue/filters'
import { toTabs, type CatalogueFront } from '../../catalogue/front'
import { catalogueFrontKey, categoriesQuery, productsQuery } from '../../cms/productQueries'
import { catalogueTexts } from '../../site/texts/catalogue'
import { parsePower } from '../../values/power'
import { useAddressSearch } from '../useAddressSearch'
import type { CatalogueResults, CatalogueViewProps } from './CatalogueView'

type Shown = Pick<CatalogueResults, 'products' | 'total'>

const none: never[] = []

/** The catalogue as its page shows it: what the backend holds, cut down to what the address asks for. */
export const useCatalogue = (): CatalogueViewProps => {
  const products = useQuery(productsQuery())
  const categories = useQuery(categoriesQuery())
  const front = useQueryClient().getQueryData<CatalogueFront>(catalogueFrontKey)
  const [search, changeSearch] = useAddressSearch()

  const catalogue = useMemo(() => indexCatalogue(products.data ?? none), [products.data])
  const { filters, step } = useMemo(() => readCatalogueAddress(search), [search])
  const found = useMemo(() => filterProducts(catalogue, filters), [catalogue, filters])
  const brands = useMemo(() => brandsOf(catalogue, filters.category), [catalogue, filters.category])
  const tabs = useMemo(
    () => toTabs(categories.data ?? none, catalogue, catalogueTexts.allCategories),
    [categories.data, catalogue],
  )

  const isComplete = products.data !== undefined
  // The built page knows its first cards only: a filter waits for the list, more cards come after them.
  const isFrontEnough = front !== undefined && !hasFilters(filters) && (step === 1 || products.isPending)
  const shown: Shown =
    !isComplete && isFrontEnough
      ? front
      : { products: found.slice(0, step * CARDS_PER_STEP), total: found.length }

  const state = isComplete || isFrontEnough ? 'ready' : products.isError ? 'unavailable' : 'loading'

  // Any change of filter shows the first cards again (specification, 4).
  const show = (change: (current: CatalogueFilters) => CatalogueFilters) =>
    changeSearch(
      (current) => writeCatalogueAddress({ filters: change(readCatalogueAddress(current).filters), step: 1 }),
      { state: { keepScroll: true } },
    )

  const showMore = () =>
    changeSearch(
      (current) => {
        const address = readCatalogueAddress(current)
        return writeCatalogueAddress({ ...address, step: address.step + 1 })
      },
      { replace: true },
    )

  return {
    state,
    controls: {
      categories: {
        tabs: isComplete ? tabs : (front?.tabs ?? tabs),
        selected: filters.category,
        // Before the list is there, nobody knows which brands a category offers.
        onSelect: (category) =>
          show((current) =>
            isComplete ? chooseCategory(catalogue, current, category) : { ...current, category },
          ),
      },
      power: {
        min: filters.min,
        max: filters.max,
        onApply: ({ min, max }) =>
          show((current) => ({ ...current, min: parsePower(min), max: parsePower(max) })),
        onClear: () => show((current) => ({ ...current, min: null, max: null })),
      },
      brands: {
        brands: isComplete ? brands : (front?.brands ?? brands),
        selected: filters.brand,
        onSelect: (brand) => show((current) => ({ ...current, brand })),
      },
    },
    results: {
      ...shown,
      isCatalogueEmpty: isComplete && catalogue.length === 0,
      isPowerRangeInverted: isPowerRangeInverted(filters),
      onShowMore: showMore,
      onClearFilters: () => show(() => noFilters),
    },
    onRetry: () => {
      // The outcome is on screen and in the cache's log.
      void products.refetch()
      void categories.refetch()
    },
  }
}
