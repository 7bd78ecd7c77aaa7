import type { SortOrder } from '../../../catalogue/sort'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { FilterSelect } from '../FilterSelect/FilterSelect'

export type SortSelectProps = {
  /** In display order. */
  orders: readonly SortOrder[]
  /** The current order. */
  selected: SortOrder
  /** Called with the selected order. */
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
