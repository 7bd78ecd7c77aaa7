import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { behaviour, onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { sortOrders } from '../../../src/catalogue/sort'
import { FilterDrawer } from '../../../src/components/catalogue/FilterDrawer/FilterDrawer'
import { FilterPanel } from '../../../src/components/catalogue/FilterDrawer/FilterPanel'
import type { SortSelectProps } from '../../../src/components/catalogue/SortSelect/SortSelect'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { showsNothing } from '../../support/showsNothing'

const brands = ['Boisvert', 'Fontane', 'Granéo'].map((label) => ({ value: label.toLowerCase(), label }))

const sort: SortSelectProps = { orders: sortOrders, selected: 'shop', onSelect: fn() }

const meta = preview.meta({
  title: 'Components/Catalogue/FilterDrawer',
  component: FilterDrawer,
  parameters: {
    ...onPhone.parameters,
    guide: {
      purpose: 'The order and the filters on small screens: a button and the drawer it opens.',
      do: ['Pass the same props as to SortSelect, TypeFilter, PowerFilter and BrandBar.'],
      dont: ['Don’t put the categories or the search in it: they are always visible.'],
      accessibility: [
        'The button says how many filters are active.',
        'When the drawer closes, the focus returns to the button.',
      ],
    },
    layout: 'padded',
  },
  globals: onPhone.globals,
  args: {
    sort,
    type: {
      types: [
        { value: 'air', label: 'Air' },
        { value: 'etanche', label: 'Étanche' },
      ],
      selected: null,
      onSelect: fn(),
    },
    power: { applied: { min: null, max: null }, onApply: fn(), onClear: fn() },
    brands: { brands, selected: null, onSelect: fn() },
    total: 12,
  },
})

/** The drawer is not in the page before it is first opened. */
export const NeverOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.filters })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    )
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument()
  },
})

// "Voir 12 produits" closes the drawer, and the focus returns to the button that opened it.
NeverOpened.test('is closed by the button with the count', behaviour, async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: texts.filters })
  await userEvent.click(opener)
  await userEvent.click(canvas.getByRole('button', { name: 'Voir 12 produits' }))
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(opener).toHaveFocus()
})

// With an invalid power the drawer stays open and shows the error.
NeverOpened.test('stays open on what is no power', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.filters }))
  await userEvent.type(canvas.getByRole('spinbutton', { name: texts.powerMax }), '-3')
  await userEvent.click(canvas.getByRole('button', { name: texts.apply }))
  await waitFor(() =>
    expect(within(canvas.getByRole('dialog')).getByRole('status')).toHaveTextContent(texts.powerMax),
  )
  await expect(canvas.getByRole('spinbutton', { name: texts.powerMax })).toHaveFocus()
})

// Text typed but not applied is kept when the drawer is opened again.
NeverOpened.test('keeps what is typed until it is opened again', behaviour, async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: texts.filters })
  await userEvent.click(opener)
  await userEvent.type(canvas.getByRole('spinbutton', { name: texts.powerMin }), '8')
  await userEvent.click(canvas.getByRole('button', { name: common.close }))
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await userEvent.click(opener)
  await expect(canvas.getByRole('spinbutton', { name: texts.powerMin })).toHaveValue(8)
})

// The page behind says which filter to change.
NeverOpened.test(
  'says that nothing was found',
  { ...behaviour, args: { total: 0 } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.filters }))
    const close = canvas.getByRole('button', { name: /^Aucun produit/ })
    await waitFor(() => expect(close).toBeVisible())
  },
)

// Until the products are loaded, their number is not known.
NeverOpened.test(
  'offers the products before their number is known',
  { ...behaviour, args: { total: undefined } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.filters }))
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.seeResults })).toBeVisible())
  },
)

/** On desktop the filters are in the page, and there is no button. */
export const OnDesktop = meta.story({
  ...showsNothing,
  ...onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const OneActiveFilter = meta.story({
  args: { power: { applied: { min: null, max: 12 }, onApply: fn(), onClear: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 filtre actif' })).toHaveTextContent('1')
  },
})

// The type and the order are in the drawer too; the type counts as a filter.
OneActiveFilter.test(
  'selects a type and an order',
  {
    ...behaviour,
    args: {
      power: { applied: { min: null, max: null }, onApply: fn(), onClear: fn() },
      type: { types: [{ value: 'air', label: 'Air' }], selected: 'air', onSelect: fn() },
    },
  },
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: '1 filtre actif' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Filtrer/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.sort }), 'name')
    await expect(args.sort.onSelect).toHaveBeenCalledWith('name')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.type }), texts.allTypes)
    await expect(args.type.onSelect).toHaveBeenCalledWith(null)
  },
)

/** The minimum and maximum power count as one filter. */
export const TwoActiveFilters = meta.story({
  args: {
    power: { applied: { min: 6, max: 12.5 }, onApply: fn(), onClear: fn() },
    brands: { brands, selected: 'granéo', onSelect: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 filtres actifs' })).toHaveTextContent('2')
  },
})

TwoActiveFilters.test('opens, and selects a brand', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Filtrer/ }))
  const drawer = within(canvas.getByRole('dialog', { name: texts.filters }))
  await expect(drawer.getByRole('button', { name: common.close })).toHaveFocus()
  await userEvent.click(drawer.getByRole('button', { name: 'Boisvert' }))
  await expect(args.brands.onSelect).toHaveBeenCalledWith('boisvert')
})

// The drawer has one button for what is typed: "Appliquer", which also closes it.
TwoActiveFilters.test('applies the power, and closes', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Filtrer/ }))
  const drawer = within(canvas.getByRole('dialog', { name: texts.filters }))
  await waitFor(() => expect(drawer.getByRole('heading', { name: texts.filters })).toBeVisible())
  await expect(drawer.queryByRole('button', { name: texts.apply })).not.toBeInTheDocument()
  await userEvent.type(drawer.getByRole('spinbutton', { name: texts.powerMin }), '{Backspace}8')
  await userEvent.click(drawer.getByRole('button', { name: texts.apply }))
  await expect(args.power.onApply).toHaveBeenCalledWith({ min: 8, max: 12.5 })
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
})

/** The drawer itself. Its button says how many products wait behind it. */
export const Panel = meta.story({
  render: (args) => <FilterPanel {...args} isOpen onClose={fn()} />,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: texts.filters })
    // It slides in.
    const results = within(drawer).getByRole('button', { name: texts.seeCount(12) })
    await waitFor(() => expect(results).toBeVisible())
  },
})
