import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readCatalogueAddress, writeCatalogueAddress } from '../../catalogue/address'
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
import { toTabs } from '../../catalogue/firstPage'
import { categoriesQuery, productsQuery } from '../../cms/productQueries'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { CARDS_PER_STEP } from '../../site/limits'
import { catalogueTexts } from '../../site/texts/catalogue'
import { useHydratedSearchParams } from '../useHydratedSearchParams'
import { catalogueFirstPageQuery } from './catalogueFirstPageQuery'
import type { CatalogueResults, CatalogueViewProps } from './CatalogueView'

type Shown = Pick<CatalogueResults, 'products' | 'total'>

const none: never[] = []

/** The state of the catalogue page: the products, filtered by the query string. */
export const useCatalogue = (): CatalogueViewProps => {
  const products = useQuery(productsQuery())
  const categories = useQuery(categoriesQuery())
  const { data: firstPage } = useQuery(catalogueFirstPageQuery())
  const [search, changeSearch] = useHydratedSearchParams()

  const catalogue = useMemo(() => indexCatalogue(products.data ?? none), [products.data])
  const { filters, step } = useMemo(() => readCatalogueAddress(search), [search])
  const found = useMemo(() => filterProducts(catalogue, filters), [catalogue, filters])
  const brands = useMemo(() => brandsOf(catalogue, filters.category), [catalogue, filters.category])
  // The first render must match the prerendered page, which only knows the first cards.
  const isComplete = useIsHydrated() && products.data !== undefined
  const tabs = useMemo(
    () => toTabs(categories.data ?? none, isComplete ? catalogue : undefined, catalogueTexts.allCategories),
    [categories.data, catalogue, isComplete],
  )

  // A prerendered page only includes the first cards: a filter waits for the whole list, "Voir plus" keeps them in
  // place meanwhile.
  const isFirstPageEnough =
    firstPage !== undefined && !hasFilters(filters) && (step === 1 || products.isPending)
  const shown: Shown =
    !isComplete && isFirstPageEnough
      ? firstPage
      : { products: found.slice(0, step * CARDS_PER_STEP), total: found.length }

  const toState = (): CatalogueViewProps['state'] => {
    if (isComplete || isFirstPageEnough) return 'ready'
    return products.error ? 'unavailable' : 'loading'
  }

  // Any change of filter shows the first cards again (specification, 4).
  const changeFilters = (change: (current: CatalogueFilters) => CatalogueFilters) =>
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
    state: toState(),
    controls: {
      categories: {
        tabs: isComplete && categories.data ? tabs : (firstPage?.tabs ?? tabs),
        selected: filters.category,
        // Until the list is loaded, the brands of a category are unknown.
        onSelect: (category) =>
          changeFilters((current) =>
            isComplete ? chooseCategory(catalogue, current, category) : { ...current, category },
          ),
      },
      power: {
        applied: { min: filters.min, max: filters.max },
        onApply: ({ min, max }) => {
          // Already applied: keep the cards and the history.
          if (min === filters.min && max === filters.max) return
          changeFilters((current) => ({ ...current, min, max }))
        },
        onClear: () => changeFilters((current) => ({ ...current, min: null, max: null })),
      },
      brands: {
        brands: isComplete ? brands : (firstPage?.brands ?? brands),
        selected: filters.brand,
        onSelect: (brand) => changeFilters((current) => ({ ...current, brand })),
      },
    },
    results: {
      ...shown,
      isCatalogueEmpty: isComplete && catalogue.length === 0,
      isPowerRangeInverted: isPowerRangeInverted(filters),
      onShowMore: showMore,
      onClearFilters: () => changeFilters(() => noFilters),
    },
    onRetry: () => {
      void products.refetch()
      void categories.refetch()
    },
  }
}
