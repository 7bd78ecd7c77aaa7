import { expect, fn } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CatalogueControls } from '../../../src/components/catalogue/CatalogueControls/CatalogueControls'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { PageColumn } from '../../support/Surface'

const tabs = [
  { value: null, label: texts.allCategories, count: 46 },
  { value: 'poeles a granules', label: 'Poêles à granulés', count: 21 },
  { value: 'inserts', label: 'Inserts', count: 4 },
  { value: 'climatisation', label: 'Climatisation', count: 6 },
]

const brands = ['Boisvert', 'Fontane', 'Granéo'].map((label) => ({ value: label.toLowerCase(), label }))

const meta = preview.meta({
  title: 'Components/Catalogue/CatalogueControls',
  component: CatalogueControls,
  parameters: {
    guide: {
      purpose:
        'All the filters of the catalogue. Categories are always visible; on small screens power and brands are in a drawer.',
      do: ['Pass each filter’s own props through unchanged.'],
      dont: ['Don’t filter here: call the callbacks; the filters come back from the URL as props.'],
      accessibility: ['Only one copy of each field is visible, so screen readers read no label twice.'],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: {
    categories: { tabs, selected: null, onSelect: fn() },
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

export const FilteredOnPhone = Filtered.extend(onPhone)
