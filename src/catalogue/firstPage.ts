import type { Category, Product } from '../cms/types'
import { CARDS_PER_STEP } from '../site/limits'
import { foldText } from '../values/foldText'
import { brandsOf, countByCategory, indexCatalogue, type BrandChoice, type Catalogue } from './filters'

/** A category as its tab shows it; `value` is its folded name, null for all of them. No count while it is unknown. */
export type CategoryTab = { value: string | null; label: string; count?: number }

/** What the catalogue shows before any filter: a prerendered page carries this instead of the whole list. */
export type CatalogueFirstPage = {
  products: Product[]
  total: number
  tabs: CategoryTab[]
  brands: BrandChoice[]
}

/**
 * One tab per category, "all" first; categories with the same folded name share one.
 * @param catalogue undefined while nobody knows what the categories hold: the tabs then count nothing.
 */
export const toTabs = (
  categories: readonly Category[],
  catalogue: Catalogue | undefined,
  all: string,
): CategoryTab[] => {
  const counts = catalogue && countByCategory(catalogue)
  const labels = new Map<string, string>()
  for (const { name } of categories) {
    if (!labels.has(foldText(name))) labels.set(foldText(name), name)
  }
  return [
    { value: null, label: all, count: catalogue?.length },
    ...Array.from(labels, ([value, label]) => ({
      value,
      label,
      count: counts && (counts.get(value) ?? 0),
    })),
  ]
}

/** A product without what only its own page shows. */
export const toListed = (product: Product): Product => ({
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
    products: products.slice(0, CARDS_PER_STEP).map(toListed),
    total: products.length,
    tabs: toTabs(categories, catalogue, all),
    brands: brandsOf(catalogue, null),
  }
}
