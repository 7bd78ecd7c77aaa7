import { useEffect, useEffectEvent, useState } from 'react'
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
        <List id={id} options={options} selected={selected} onSelect={onSelect} />
      </SelectFrame>
    )}
  </FilterField>
)

type ListProps<T extends string> = Omit<FilterSelectProps<T>, 'label'> & { id: string }

const indexBeforeHydration = (id: string) => {
  if (import.meta.env.SSR) return -1
  const list = document.getElementById(id)
  return list instanceof HTMLSelectElement ? list.selectedIndex : -1
}

const List = <T extends string>({ id, options, selected, onSelect }: ListProps<T>) => {
  // Read in the first render, because hydration selects what the prerendered page has.
  const [early] = useState(() => {
    const chosen = options[indexBeforeHydration(id)]
    return chosen && chosen.value !== selected ? chosen.value : null
  })
  const selectEarly = useEffectEvent(() => early !== null && onSelect(early))
  useEffect(() => {
    selectEarly()
  }, [])
  return (
    <select
      id={id}
      // Browsers would select again what the address says already, as if the visitor had chosen it.
      autoComplete="off"
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
  )
}
