import type { FilterOption } from '../../../catalogue/filterOptions'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { FilterSelect } from '../FilterSelect/FilterSelect'

export type TypeFilterProps = {
  /** In display order; “all” is added before them. */
  types: FilterOption[]
  /** Null when every type is shown. */
  selected: string | null
  /** Called with the selected value; null for all types. */
  onSelect: (value: string | null) => void
}

/** The types of the category; hidden when there are none. */
export const TypeFilter = ({ types, selected, onSelect }: TypeFilterProps) =>
  types.length > 0 && (
    <FilterSelect
      label={texts.type}
      options={[{ value: '', label: texts.allTypes }, ...types]}
      selected={selected ?? ''}
      onSelect={(value) => onSelect(value || null)}
    />
  )
