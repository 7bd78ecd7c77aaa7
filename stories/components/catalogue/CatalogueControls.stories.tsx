import { expect, fn } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { sortOrders } from '../../../src/catalogue/sort'
import { CatalogueControls } from '../../../src/components/catalogue/CatalogueControls/CatalogueControls'
import type { SortSelectProps } from '../../../src/components/catalogue/SortSelect/SortSelect'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { PageColumn } from '../../support/Surface'

const tabs = [
  { value: null, label: texts.allCategories, count: 46 },
  { value: 'poeles a granules', label: 'Poêles à granulés', count: 21 },
  { value: 'inserts', label: 'Inserts', count: 4 },
  { value: 'climatisation', label: 'Climatisation', count: 6 },
]

const types = ['Air', 'Étanche'].map((label) => ({ value: label.toLowerCase(), label }))

const brands = ['Boisvert', 'Fontane', 'Granéo'].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  count: index * 5,
}))

const sort: SortSelectProps = { orders: sortOrders, selected: 'shop', onSelect: fn() }

const meta = preview.meta({
  title: 'Components/Catalogue/CatalogueControls',
  component: CatalogueControls,
  parameters: {
    guide: {
      purpose:
        'All the filters of the catalogue. Categories are always visible; so is the search; on small screens the others are in a drawer.',
      do: ['Pass each filter’s own props through unchanged.'],
      dont: ['Don’t filter here: call the callbacks; the filters come back from the URL as props.'],
      accessibility: ['Only one copy of each field is visible, so screen readers read no label twice.'],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: {
    categories: { tabs, selected: null, onSelect: fn() },
    search: { applied: null, onSearch: fn() },
    sort,
    type: { types, selected: null, onSelect: fn() },
    total: 46,
    power: { applied: { min: null, max: null }, onApply: fn(), onClear: fn() },
    brands: { brands, selected: null, onSelect: fn() },
  },
})

/** All filters are visible without a drawer. */
export const NoFilter = meta.story({
  ...onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: texts.powerMin })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.filters })).not.toBeInTheDocument()
  },
})

export const Filtered = meta.story({
  args: {
    categories: { tabs, selected: 'poeles a granules', onSelect: fn() },
    search: { applied: 'rond', onSearch: fn() },
    type: { types, selected: 'étanche', onSelect: fn() },
    power: { applied: { min: 6, max: 12.5 }, onApply: fn(), onClear: fn() },
    brands: { brands, selected: 'granéo', onSelect: fn() },
  },
})

/** Power and brands are in a drawer, opened by one button. */
export const NoFilterOnPhone = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.filters })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    )
    await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument()
  },
})

/** Without a type in the category, there is no list of types. */
export const NoTypes = meta.story({
  ...onDesktop,
  args: { type: { types: [], selected: null, onSelect: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
})

export const FilteredOnPhone = Filtered.extend({ ...onPhone })
