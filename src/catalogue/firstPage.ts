import type { Category, Product } from '../cms/content/types'
import { CARDS_PER_STEP } from '../site/limits'
import { catalogueTexts } from '../site/texts/catalogue'
import { foldText } from '../values/foldText'
import { indexCatalogue, noFilters, type Catalogue, type CatalogueFilters } from './filters'
import {
  brandsOf,
  countByBrand,
  countInCategory,
  typesOf,
  withCounts,
  type BrandOption,
  type FilterOption,
} from './filterOptions'

/** `value` is the folded name, null for all categories; no `count` until the products are loaded. */
export type CategoryTab = { value: string | null; label: string; count?: number }

/** A prerendered page includes this instead of the whole list. */
export type CatalogueFirstPage = {
  products: Product[]
  total: number
  tabs: CategoryTab[]
  brands: Omit<BrandOption, 'value'>[]
  types: FilterOption[]
}

export const toTabs = (
  categories: readonly Category[],
  catalogue: Catalogue | undefined,
  filters: CatalogueFilters,
): CategoryTab[] => {
  const labels = new Map<string, string>()
  for (const { name } of categories) {
    if (!labels.has(foldText(name))) labels.set(foldText(name), name)
  }
  return [[null, catalogueTexts.allCategories] as const, ...labels].map(([value, label]) => ({
    value,
    label,
    count: catalogue && countInCategory(catalogue, filters, value),
  }))
}

export const toListed = ({
  energyLabel: _label,
  productFiche: _fiche,
  details: _details,
  ...product
}: Product): Product => ({
  ...product,
  descriptionHtml: null,
  updatedAt: null,
})

export const toFirstPage = (
  products: readonly Product[],
  categories: readonly Category[],
): CatalogueFirstPage => {
  const catalogue = indexCatalogue(products)
  return {
    // Their ids are random, and would be a large part of the page's compressed size.
    products: products.slice(0, CARDS_PER_STEP).map((product) => ({ ...toListed(product), id: '' })),
    total: products.length,
    tabs: toTabs(categories, catalogue, noFilters),
    brands: withCounts(brandsOf(catalogue, null), countByBrand(catalogue, noFilters)).map(
      ({ label, count }) => ({ label, count }),
    ),
    types: typesOf(catalogue, null),
  }
}
