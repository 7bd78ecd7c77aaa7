import type { SortOrder } from '../../../catalogue/sort'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { FilterSelect } from '../FilterSelect/FilterSelect'

export type SortSelectProps = {
  /** In the order they are shown. */
  orders: readonly SortOrder[]
  /** The order of the list now. */
  selected: SortOrder
  /** Given the chosen order. */
  onSelect: (order: SortOrder) => void
}

/** The order of the products. */
export const SortSelect = ({ orders, ...props }: SortSelectProps) => (
  <FilterSelect
    label={texts.sort}
    options={orders.map((value) => ({ value, label: texts.sortOrders[value] }))}
    {...props}
  />
)
