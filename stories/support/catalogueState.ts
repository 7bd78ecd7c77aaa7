import { fn } from 'storybook/test'
import { appliedFilters } from '../../src/catalogue/appliedFilters'
import {
  emptyReason,
  filterProducts,
  indexCatalogue,
  noFilters,
  type CatalogueFilters,
} from '../../src/catalogue/filters'
import { brandsOf, countByBrand, typesOf, withCounts } from '../../src/catalogue/filterOptions'
import { toTabs } from '../../src/catalogue/firstPage'
import { suggestRelaxations } from '../../src/catalogue/relax'
import { sortOrders } from '../../src/catalogue/sort'
import { toCategory } from '../../src/cms/strapi/normalisers/toProduct'
import { seedCategories } from '../../src/mocks/fixtures/categories'
import type { CatalogueViewProps } from '../../src/pages/CataloguePage/CatalogueView'
import { CARDS_PER_STEP } from '../../src/site/limits'
import { isAirConditioning } from '../../src/values/airConditioning'
import { someProducts } from './samples'

/** The catalogue as it is with these filters: its controls and its cards agree. */
export const catalogueState = (
  overrides: Partial<CatalogueFilters> = {},
  products = someProducts(Number.POSITIVE_INFINITY),
): Pick<CatalogueViewProps, 'state' | 'controls' | 'applied'> => {
  const filters = { ...noFilters, ...overrides }
  const catalogue = indexCatalogue(products)
  const found = filterProducts(catalogue, filters)
  const brands = brandsOf(catalogue, filters.category)
  return {
    controls: {
      categories: {
        tabs: toTabs(
          seedCategories().flatMap((category) => toCategory(category) ?? []),
          catalogue,
          filters,
        ),
        selected: filters.category,
        onSelect: fn(),
      },
      search: { applied: filters.query, onSearch: fn() },
      sort: { orders: sortOrders, selected: 'shop', onSelect: fn() },
      type: { types: typesOf(catalogue, filters.category), selected: filters.type, onSelect: fn() },
      power: {
        applied: { min: filters.min, max: filters.max },
        hasHelp: !isAirConditioning(filters.category === null ? [] : [filters.category]),
        onApply: fn(),
        onClear: fn(),
      },
      brands: {
        brands: withCounts(brands, countByBrand(catalogue, filters)),
        selected: filters.brand,
        onSelect: fn(),
      },
      total: found.length,
    },
    applied: { filters: appliedFilters(filters, brands), onRemove: fn(), onClearAll: fn() },
    state:
      found.length > 0
        ? {
            status: 'ready',
            products: found.slice(0, CARDS_PER_STEP),
            total: found.length,
            onShowMore: fn(),
          }
        : {
            status: 'empty',
            reason: emptyReason(catalogue, filters),
            suggestions: suggestRelaxations(catalogue, filters).map(({ label }) => ({
              label,
              onApply: fn(),
            })),
            onClearFilters: fn(),
          },
  }
}
