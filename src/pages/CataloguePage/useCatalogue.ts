import { emptyReason, noFilters, withoutFilter } from '../../catalogue/filters'
import { chooseCategory } from '../../catalogue/filterOptions'
import { typeLabel } from '../../catalogue/productFacts'
import { sortOrders } from '../../catalogue/sort'
import { catalogueTexts } from '../../site/texts/catalogue'
import { isAirConditioning } from '../../values/airConditioning'
import type { CatalogueState, CatalogueViewProps } from './CatalogueView'
import { useCatalogueAddress } from './useCatalogueAddress'
import { useCatalogueContent } from './useCatalogueContent'

/** The state of the catalogue page: the products, filtered by the query string. */
export const useCatalogue = (): { isAnswered: boolean; view: CatalogueViewProps } => {
  const { address, changeFilters, changeQuery, changeSort, showMore } = useCatalogueAddress()
  const content = useCatalogueContent(address)
  const { isComplete, shown, filters, catalogue, goneCategory } = content
  // One that the category does not have is still chosen, and can be left.
  const goneType = content.types.some(({ value }) => value === filters.type) ? null : filters.type
  const types = goneType === null ? content.types : [...content.types, { value: goneType, label: goneType }]

  const toState = (): CatalogueState => {
    const onRetry = content.refetch
    if (!shown) return content.unread === 'error' ? { status: 'error', onRetry } : { status: 'loading' }
    if (shown.total > 0)
      return {
        status: 'ready',
        ...shown,
        onShowMore: () => {
          if (!isComplete && content.unread === 'error') onRetry()
          if (!shown.rest) showMore()
        },
      }
    return {
      status: 'empty',
      // Nothing is filtered before the whole list is known.
      reason: emptyReason(isComplete ? catalogue : [], filters),
      suggestions: content.suggestions.map(({ label, filters: relaxed }) => ({
        label,
        onApply: () => changeFilters(() => relaxed),
      })),
      onClearFilters: () => changeFilters(() => noFilters),
    }
  }

  const view: CatalogueViewProps = {
    state: toState(),
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
        types: types.map(({ value, label }) => ({ value, label: typeLabel(label) })),
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
      total: shown?.total,
    },
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
  }
  return { isAnswered: content.isAnswered, view }
}
