import { styled } from 'styled-components'
import type { CategoryTab } from '../../../catalogue/firstPage'
import { catalogueTexts } from '../../../site/texts/catalogue'
import { theme } from '../../../theme/theme'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'
import { Tab, TabRow } from '../../foundation/TabRow/TabRow'

export type CategoryTabsProps = {
  /** “All” first, then the categories in their order. */
  tabs: CategoryTab[]
  /** Value of the selected tab; null for all. */
  selected: string | null
  /** Given the chosen value; null for all categories. */
  onSelect: (value: string | null) => void
}

/** The catalogue's categories, "Tous" first; one is always chosen. */
export const CategoryTabs = ({ tabs, selected, onSelect }: CategoryTabsProps) => (
  <TabRow label={catalogueTexts.categories}>
    {tabs.map(({ value, label, count }) => (
      <Tab key={value ?? ''} isSelected={value === selected} onSelect={() => onSelect(value)}>
        {label}
        {count !== undefined && (
          <>
            {' '}
            <Count>
              {count}
              <VisuallyHidden> {catalogueTexts.products(count)}</VisuallyHidden>
            </Count>
          </>
        )}
      </Tab>
    ))}
  </TabRow>
)

const Count = styled.span`
  /* What is hidden in it scrolls with the row. */
  position: relative;
  margin-left: 0.1em;
  font: ${theme.fontWeight.medium} ${theme.fontSize.caption}/1 ${theme.font.text};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  color: ${theme.color.muted};
  vertical-align: 0.55em;
`
