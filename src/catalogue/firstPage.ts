import type { Category, Product } from '../cms/content/types'
import { CARDS_PER_STEP } from '../site/limits'
import { foldText } from '../values/foldText'
import {
  brandsOf,
  countByBrand,
  countInCategory,
  indexCatalogue,
  noFilters,
  typesOf,
  withCounts,
  type BrandChoice,
  type Catalogue,
  type CatalogueFilters,
  type Choice,
} from './filters'

/** A category tab; `value` is the folded name, null for all categories. No `count` until the products are loaded. */
export type CategoryTab = { value: string | null; label: string; count?: number }

/** What the catalogue shows before any filter: a prerendered page includes this instead of the whole list. */
export type CatalogueFirstPage = {
  products: Product[]
  total: number
  tabs: CategoryTab[]
  /** Their values are the folded labels. */
  brands: Omit<BrandChoice, 'value'>[]
  types: Choice[]
}

/**
 * One tab per category, "all" first; categories with the same folded name share one.
 * @param catalogue undefined until the products are loaded: the tabs then have no count.
 */
export const toTabs = (
  categories: readonly Category[],
  catalogue: Catalogue | undefined,
  filters: CatalogueFilters,
  all: string,
): CategoryTab[] => {
  const labels = new Map<string, string>()
  for (const { name } of categories) {
    if (!labels.has(foldText(name))) labels.set(foldText(name), name)
  }
  return [[null, all] as const, ...labels].map(([value, label]) => ({
    value,
    label,
    count: catalogue && countInCategory(catalogue, filters, value),
  }))
}

/** A product without the fields that only its own page shows. */
export const toListed = ({ energyLabel: _label, productFiche: _fiche, ...product }: Product): Product => ({
  ...product,
  descriptionHtml: null,
  updatedAt: null,
})

/** @param all label of the tab that shows every category. */
export const toFirstPage = (
  products: readonly Product[],
  categories: readonly Category[],
  all: string,
): CatalogueFirstPage => {
  const catalogue = indexCatalogue(products)
  return {
    // Their ids are random, and would be a large part of the page's compressed size.
    products: products.slice(0, CARDS_PER_STEP).map((product) => ({ ...toListed(product), id: '' })),
    total: products.length,
    tabs: toTabs(categories, catalogue, noFilters, all),
    brands: withCounts(brandsOf(catalogue, null), countByBrand(catalogue, noFilters)).map(
      ({ label, count }) => ({ label, count }),
    ),
    types: typesOf(catalogue, null),
  }
}
