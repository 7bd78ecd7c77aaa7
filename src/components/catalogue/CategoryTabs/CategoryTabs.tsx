import { styled } from 'styled-components'
import type { CategoryTab } from '../../../catalogue/firstPage'
import { catalogueTexts } from '../../../site/texts/catalogue'
import { media, theme } from '../../../theme/theme'
import { scrollTabIntoView, tab, tabRow } from '../../foundation/TabRow/tabRow'

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
  <Row role="group" aria-label={catalogueTexts.categories} onFocus={scrollTabIntoView}>
    {tabs.map(({ value, label, count }) => (
      <Tab key={value ?? ''} type="button" aria-pressed={value === selected} onClick={() => onSelect(value)}>
        {label}
        {count !== undefined && <Count>{count}</Count>}
      </Tab>
    ))}
  </Row>
)

const Row = styled.div`
  display: flex;
  gap: clamp(1.1rem, 2.2vw, 2.5rem);
  border-bottom: 1px solid ${theme.color.hairline};
  ${tabRow}

  ${media.desktop} {
    flex-wrap: wrap;
    row-gap: 0;
  }
`

const Tab = styled.button`
  padding-bottom: ${theme.space.xxs};
  ${tab}
`

const Count = styled.span`
  margin-left: 0.35em;
  font: ${theme.fontWeight.medium} ${theme.fontSize.caption}/1 ${theme.font.text};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  color: ${theme.color.muted};
  vertical-align: 0.55em;
`
