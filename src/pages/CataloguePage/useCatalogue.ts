import { isPowerRangeInverted, noFilters, withoutFilter } from '../../catalogue/filters'
import { chooseCategory } from '../../catalogue/filterOptions'
import { typeLabel } from '../../catalogue/productFacts'
import { sortOrders } from '../../catalogue/sort'
import { catalogueTexts } from '../../site/texts/catalogue'
import { isAirConditioning } from '../../values/airConditioning'
import type { CatalogueViewProps } from './CatalogueView'
import { useCatalogueAddress } from './useCatalogueAddress'
import { useCatalogueContent } from './useCatalogueContent'

/** The state of the catalogue page: the products, filtered by the query string. */
export const useCatalogue = (): { isAnswered: boolean; view: CatalogueViewProps } => {
  const { address, changeFilters, changeQuery, changeSort, showMore } = useCatalogueAddress()
  const content = useCatalogueContent(address)
  const { isComplete, status, filters, catalogue, total, goneCategory } = content
  // One that the category does not have is still chosen, and can be left.
  const goneType = content.types.some(({ value }) => value === filters.type) ? null : filters.type
  const types = goneType === null ? content.types : [...content.types, { value: goneType, label: goneType }]

  const view: CatalogueViewProps = {
    status,
    controls: {
      categories: {
        tabs: content.tabs,
        selected: filters.category,
        // Until the list is loaded, the brands of a category are unknown.
        onSelect: (category) =>
          changeFilters((current) =>
            isComplete ? chooseCategory(catalogue, current, category) : { ...current, category },
          ),
      },
      search: { applied: filters.query, onSearch: changeQuery },
      sort: { orders: sortOrders, selected: content.sort, onSelect: changeSort },
      type: {
        types: types.map(({ value, label }) => ({
          value,
          label: typeLabel(label),
        })),
        selected: filters.type,
        onSelect: (type) => changeFilters((current) => ({ ...current, type })),
      },
      power: {
        applied: { min: filters.min, max: filters.max },
        // The calculation is not for air conditioning.
        hasHelp: !isAirConditioning(filters.category === null ? [] : [filters.category]),
        onApply: ({ min, max }) => changeFilters((current) => ({ ...current, min, max })),
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
      products: content.products,
      total,
      isMoreAwaited: content.isMoreAwaited,
      isCatalogueEmpty: content.isCatalogueEmpty,
      isPowerRangeInverted: isPowerRangeInverted(filters),
      applied: {
        filters:
          goneCategory === null
            ? content.applied
            : [{ name: 'category', label: catalogueTexts.quoted(goneCategory) }, ...content.applied],
        onRemove: (name) => changeFilters((current) => withoutFilter(current, name)),
        onClearAll: () =>
          changeFilters(({ category }) => ({
            ...noFilters,
            category: goneCategory === null ? category : null,
          })),
      },
      suggestions: content.suggestions.map(({ label, filters: relaxed }) => ({
        label,
        onApply: () => changeFilters(() => relaxed),
      })),
      onShowMore: showMore,
      onClearFilters: () => changeFilters(() => noFilters),
    },
    onRetry: content.refetch,
  }
  return { isAnswered: content.isAnswered, view }
}
