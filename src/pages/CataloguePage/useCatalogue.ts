import { categoriesQuery } from '../../cms/queries/categoryQueries'
import { useQuery } from '@tanstack/react-query'
import { readCatalogueAddress } from '../../catalogue/address'
import { hasFilters, isPowerRangeInverted, noFilters, withoutFilter } from '../../catalogue/filters'
import { chooseCategory } from '../../catalogue/filterOptions'
import { toTabs } from '../../catalogue/firstPage'
import { typeLabel } from '../../catalogue/productFacts'
import { sortOrders } from '../../catalogue/sort'
import { productsQuery } from '../../cms/queries/productQueries'
import { useIsAnswered } from '../../hydration/address/useIsAnswered'
import { CARDS_PER_STEP } from '../../site/limits'
import { catalogueTexts } from '../../site/texts/catalogue'
import { isAirConditioning } from '../../values/airConditioning'
import { foldText } from '../../values/foldText'
import { catalogueFirstPageQuery } from './catalogueFirstPageQuery'
import type { CatalogueResults, CatalogueViewProps } from './CatalogueView'
import { useCatalogueAddress } from './useCatalogueAddress'
import { useFoundProducts } from './useFoundProducts'

type Shown = Pick<CatalogueResults, 'products' | 'total'>

const none: never[] = []

/** What a prerendered page shows. */
const unfiltered = readCatalogueAddress(new URLSearchParams())

/**
 * The state of the catalogue page: the products, filtered by the query string. A page opened at a filtered address stays
 * as it was prerendered until everything that answers the address is there, or that takes long.
 */
export const useCatalogue = (): { isAnswered: boolean; view: CatalogueViewProps } => {
  const products = useQuery(productsQuery())
  const categories = useQuery(categoriesQuery())
  const { data: firstPage } = useQuery(catalogueFirstPageQuery())
  const { address, changeFilters, changeQuery, changeSort, showMore } = useCatalogueAddress()
  const isPrerenderedRight = !hasFilters(address.filters) && address.sort === 'shop'
  const isAnswered = useIsAnswered(isPrerenderedRight || !products.isPending)
  const { filters, sort, step } = isAnswered ? address : unfiltered

  const { catalogue, found, brands, types, applied, suggestions } = useFoundProducts(
    products.data ?? none,
    filters,
    sort,
  )
  // The first render must match the prerendered page, which only knows the first cards.
  const isComplete = isAnswered && products.data !== undefined
  const tabs = toTabs(categories.data ?? none, isComplete ? catalogue : undefined, filters)
  // One that the catalogue has no longer: no tab shows it.
  const goneCategory =
    filters.category !== null &&
    !categories.isPending &&
    tabs.every(({ value }) => value !== filters.category)
      ? filters.category
      : null
  // A prerendered page only includes the first cards: a filter waits for the whole list, "Voir plus" keeps them in
  // place meanwhile.
  const isFirstPageEnough =
    firstPage !== undefined && !hasFilters(filters) && sort === 'shop' && (step === 1 || products.isPending)
  const built = isComplete ? undefined : firstPage
  const shown: Shown =
    built && isFirstPageEnough
      ? built
      : { products: found.slice(0, step * CARDS_PER_STEP), total: found.length }

  const unready = products.error ? 'error' : 'loading'
  const status = isComplete || isFirstPageEnough ? 'ready' : unready

  const offeredTypes = built?.types ?? types
  // One that the category does not have is still chosen, and can be left.
  const goneType = offeredTypes.some(({ value }) => value === filters.type) ? null : filters.type

  const view: CatalogueViewProps = {
    status,
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
      search: { applied: filters.query, onSearch: changeQuery },
      sort: { orders: sortOrders, selected: sort, onSelect: changeSort },
      type: {
        types: [...offeredTypes, ...(goneType === null ? [] : [{ value: goneType, label: goneType }])].map(
          ({ value, label }) => ({ value, label: typeLabel(label) }),
        ),
        selected: filters.type,
        onSelect: (type) => changeFilters((current) => ({ ...current, type })),
      },
      power: {
        applied: { min: filters.min, max: filters.max },
        // The calculation is not for air conditioning.
        hasHelp: !isAirConditioning(filters.category === null ? [] : [filters.category]),
        onApply: ({ min, max }) => {
          // Already applied: keep the cards and the history.
          if (min === address.filters.min && max === address.filters.max) return
          changeFilters((current) => ({ ...current, min, max }))
        },
        onClear: () => changeFilters((current) => ({ ...current, min: null, max: null })),
      },
      brands: {
        brands: built?.brands.map((brand) => ({ ...brand, value: foldText(brand.label) })) ?? brands,
        selected: filters.brand,
        onSelect: (brand) => changeFilters((current) => ({ ...current, brand })),
      },
      total: status === 'ready' ? shown.total : undefined,
    },
    results: {
      ...shown,
      isMoreAwaited: shown.products.length < Math.min(step * CARDS_PER_STEP, shown.total),
      isCatalogueEmpty: isComplete ? catalogue.length === 0 : firstPage?.total === 0,
      isPowerRangeInverted: isPowerRangeInverted(filters),
      applied: {
        filters: [
          ...(goneCategory === null
            ? []
            : [{ name: 'category' as const, label: catalogueTexts.quoted(goneCategory) }]),
          ...applied,
        ],
        onRemove: (name) => changeFilters((current) => withoutFilter(current, name)),
        onClearAll: () =>
          changeFilters(({ category }) => ({
            ...noFilters,
            category: goneCategory === null ? category : null,
          })),
      },
      suggestions: suggestions.map((relaxation) => ({
        label: relaxation.label,
        onApply: () => changeFilters(() => relaxation.filters),
      })),
      onShowMore: showMore,
      onClearFilters: () => changeFilters(() => noFilters),
    },
    onRetry: () => {
      void products.refetch()
      void categories.refetch()
    },
  }
  return { isAnswered, view }
}
