import { useQuery } from '@tanstack/react-query'
import { readCatalogueAddress, type CatalogueAddress } from '../../catalogue/address'
import { hasFilters } from '../../catalogue/filters'
import { toTabs } from '../../catalogue/firstPage'
import { categoriesQuery } from '../../cms/queries/categoryQueries'
import { productsQuery } from '../../cms/queries/productQueries'
import { useIsAnswered } from '../../hydration/address/useIsAnswered'
import { CARDS_PER_STEP } from '../../site/limits'
import { foldText } from '../../values/foldText'
import { catalogueFirstPageQuery } from './catalogueFirstPageQuery'
import { useFoundProducts } from './useFoundProducts'

const none: never[] = []

/** What a prerendered page shows. */
const unfiltered = readCatalogueAddress(new URLSearchParams())

/**
 * The products that answer the address, and the categories, brands and types to choose from. A page opened at a filtered
 * address stays as it was prerendered until everything that answers the address is there, or that takes long.
 */
export const useCatalogueContent = (address: CatalogueAddress) => {
  const products = useQuery(productsQuery())
  const categories = useQuery(categoriesQuery())
  const { data: firstPage } = useQuery(catalogueFirstPageQuery())
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
  const built = isComplete ? undefined : firstPage
  // A prerendered page only includes the first cards: a filter waits for the whole list, "Voir plus" keeps them in
  // place.
  const known = hasFilters(filters) || sort !== 'shop' ? undefined : firstPage
  const shown = isComplete ? { products: found.slice(0, step * CARDS_PER_STEP), total: found.length } : known

  const isShort = shown && shown.products.length < Math.min(step * CARDS_PER_STEP, shown.total)
  const unread = products.error ? ('error' as const) : ('loading' as const)

  const tabs = toTabs(categories.data ?? none, isComplete ? catalogue : undefined, filters)
  // One that the catalogue has no longer: no tab shows it.
  const isCategoryGone =
    filters.category !== null &&
    !categories.isPending &&
    tabs.every(({ value }) => value !== filters.category)

  return {
    isAnswered,
    /** Whether the whole list is known, not only the first cards. */
    isComplete,
    /** Of the whole list. */
    unread,
    filters,
    sort,
    catalogue,
    shown: shown && {
      products: shown.products,
      total: shown.total,
      rest: isShort ? unread : undefined,
    },
    tabs: isComplete && categories.data ? tabs : (firstPage?.tabs ?? tabs),
    goneCategory: isCategoryGone ? filters.category : null,
    brands: built?.brands.map((brand) => ({ ...brand, value: foldText(brand.label) })) ?? brands,
    types: built?.types ?? types,
    applied,
    suggestions,
    refetch: () => {
      void products.refetch()
      void categories.refetch()
    },
  }
}
