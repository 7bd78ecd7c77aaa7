import type { CategoryTab } from '../../../catalogue/firstPage'
import { useShownSelection } from '../../../hooks/useShownSelection'
import { catalogueTexts } from '../../../site/texts/catalogue'
import { Tab, TabRow } from '../../foundation/TabRow/TabRow'
import { FilterCount } from '../FilterCount/FilterCount'

export type CategoryTabsProps = {
  /** “All” first, then the categories. */
  tabs: CategoryTab[]
  /** Value of the selected tab; null for all. */
  selected: string | null
  /** Called with the selected value; null for all categories. */
  onSelect: (value: string | null) => void
}

/** The catalogue's categories, "Tous" first. */
export const CategoryTabs = ({ tabs, selected, onSelect }: CategoryTabsProps) => {
  const [shown, select] = useShownSelection(selected, onSelect)
  return (
    <TabRow label={catalogueTexts.categories}>
      {tabs.map(({ value, label, count }) => (
        <Tab key={value ?? ''} isSelected={value === shown} onSelect={() => select(value)}>
          {`${label} `}
          <FilterCount count={count} />
        </Tab>
      ))}
    </TabRow>
  )
}
