import { chooseCategory } from '../../catalogue/filterOptions'
import { hasFilters, isPowerRangeInverted, noFilters, withoutFilter } from '../../catalogue/filters'
import { typeLabel } from '../../catalogue/productFacts'
import { sortOrders } from '../../catalogue/sort'
import { catalogueTexts } from '../../site/texts/catalogue'
import { isAirConditioning } from '../../values/airConditioning'
import type { CatalogueViewProps } from './CatalogueView'
import { useCatalogueAddress } from './useCatalogueAddress'
import { useCatalogueContent } from './useCatalogueContent'

/** The state of the catalogue page: the products, filtered by the query string, and what changes it. */
export const useCatalogue = (): { isAnswered: boolean; view: CatalogueViewProps } => {
  const { address, changeFilters, changeQuery, changeSort, showMore } = useCatalogueAddress()
  const { isAnswered, ...content } = useCatalogueContent(address)
  const { status, filters, catalogue, types, products, total, goneCategory, applied, suggestions } = content
  // One that the category does not have is still chosen, and can be left.
  const isTypeOffered = filters.type === null || types.some(({ value }) => value === filters.type)
  const goneType = isTypeOffered ? [] : [{ value: filters.type ?? '', label: filters.type ?? '' }]

  const view: CatalogueViewProps = {
    status,
    controls: {
      categories: {
        tabs: content.tabs,
        selected: filters.category,
        // Until the list is loaded, the brands of a category are unknown.
        onSelect: (category) =>
          changeFilters((current) =>
            catalogue ? chooseCategory(catalogue, current, category) : { ...current, category },
          ),
      },
      search: { applied: filters.query, onSearch: changeQuery },
      sort: { orders: sortOrders, selected: content.sort, onSelect: changeSort },
      type: {
        types: [...types, ...goneType].map(({ value, label }) => ({ value, label: typeLabel(label) })),
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
        brands: content.brands,
        selected: filters.brand,
        onSelect: (brand) => changeFilters((current) => ({ ...current, brand })),
      },
      total: status === 'ready' ? total : undefined,
    },
    results: {
      products,
      total,
      isMoreAwaited: content.isMoreAwaited,
      isCatalogueEmpty: content.isCatalogueEmpty,
      isNarrowed: hasFilters({ ...filters, category: goneCategory }),
      isPowerRangeInverted: isPowerRangeInverted(filters),
      applied: {
        filters:
          goneCategory === null
            ? applied
            : [{ name: 'category', label: catalogueTexts.quoted(goneCategory) }, ...applied],
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
    onRetry: content.refetch,
  }
  return { isAnswered, view }
}
