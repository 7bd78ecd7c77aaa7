import { expect, fn } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { sortOrders } from '../../../src/catalogue/sort'
import { FilterSelect } from '../../../src/components/catalogue/FilterSelect/FilterSelect'
import { SortSelect } from '../../../src/components/catalogue/SortSelect/SortSelect'
import { TypeFilter } from '../../../src/components/catalogue/TypeFilter/TypeFilter'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'

const onSelect = fn()

const meta = preview.meta({
  title: 'Components/Catalogue/FilterSelect',
  component: FilterSelect,
  parameters: {
    guide: {
      purpose: 'One of a few values, in the browser’s own list: the order and the type of the products.',
      do: ['Keep the labels short: a closed list shows one line.'],
      dont: ['Don’t use it for the brands: they are all visible, with their counts.'],
      accessibility: ['A native list with a visible label.'],
    },
    layout: 'padded',
  },
  args: { label: '', options: [], selected: '', onSelect },
})

export const Order = meta.story({
  render: () => <SortSelect orders={sortOrders} selected="shop" onSelect={onSelect} />,
})

Order.test('selects an order', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.sort }), 'powerUp')
  await expect(onSelect).toHaveBeenCalledWith('powerUp')
})

export const Type = meta.story({
  render: () => (
    <TypeFilter types={[{ value: 'etanche', label: 'Étanche' }]} selected="etanche" onSelect={onSelect} />
  ),
})

Type.test('selects all types', behaviour, async ({ canvas, userEvent }) => {
  const list = canvas.getByRole('combobox', { name: texts.type })
  await expect(list).toHaveDisplayValue('Étanche')
  await userEvent.selectOptions(list, texts.allTypes)
  await expect(onSelect).toHaveBeenCalledWith(null)
})

/** A long label is cut off in the closed list. */
export const LongLabel = meta.story({
  ...onPhone,
  render: () => (
    <TypeFilter
      types={[{ value: 'g', label: 'Pompe à chaleur gainable réversible multizone' }]}
      selected="g"
      onSelect={onSelect}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** One word says it. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <TypeFilter types={[{ value: 'etanche', label: 'Étanche' }]} selected="etanche" onSelect={onSelect} />
  ),
})

/** The end, which makes the difference, is cut off. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <FilterSelect
      label={texts.sort}
      options={[
        {
          value: 'up',
          label: 'Trier les produits du magasin de la puissance la plus faible à la plus forte',
        },
      ]}
      selected="up"
      onSelect={onSelect}
    />
  ),
})
