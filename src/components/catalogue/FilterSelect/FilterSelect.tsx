import { SelectFrame } from '../../foundation/SelectFrame/SelectFrame'
import { FilterField } from '../FilterField/FilterField'

export type FilterSelectProps<T extends string> = {
  /** Always visible, above the list. */
  label: string
  /** In display order. */
  options: readonly { value: T; label: string }[]
  /** The selected value. */
  selected: T
  /** Called with the selected value. */
  onSelect: (value: T) => void
}

/** One of a few values, in the browser's own list. */
export const FilterSelect = <T extends string>({
  label,
  options,
  selected,
  onSelect,
}: FilterSelectProps<T>) => (
  <FilterField label={label}>
    {(id) => (
      <SelectFrame>
        <select
          id={id}
          value={selected}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex]
            if (chosen) onSelect(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectFrame>
    )}
  </FilterField>
)
