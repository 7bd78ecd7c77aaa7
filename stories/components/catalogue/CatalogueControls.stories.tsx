import { expect, fn, waitFor, within } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CatalogueControls } from '../../../src/components/catalogue/CatalogueControls/CatalogueControls'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
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
        'All the filters of the catalogue: categories always in view, power and brands folded into a drawer on small screens.',
      do: ['Pass each filter’s own props through unchanged.'],
      dont: ['Don’t filter here: every change goes up and comes back in the address.'],
      accessibility: [
        'The drawer’s button says how many filters are on.',
        'The same fields are shown once at a time, so no label is read twice.',
      ],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: {
    categories: { tabs, selected: null, onSelect: fn() },
    power: { min: null, max: null, onApply: fn(), onClear: fn() },
    brands: { brands, selected: null, onSelect: fn() },
  },
})

/** Everything is in the band: nothing to open. */
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
    power: { min: 6, max: 12.5, onApply: fn(), onClear: fn() },
    brands: { brands, selected: 'granéo', onSelect: fn() },
  },
})

/** Power and brands stand behind one button. */
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

/** The button says how many of the filters behind it are active; the category, in view, does not count. */
export const TwoActiveFiltersOnPhone = Filtered.extend({
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 filtres actifs' })).toHaveTextContent('2')
  },
})

export const OneActiveFilterOnPhone = meta.story({
  ...onPhone,
  args: { power: { min: null, max: 12, onApply: fn(), onClear: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 filtre actif' })).toHaveTextContent('1')
  },
})

export const DrawerOpened = Filtered.extend({
  ...onPhone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filtrer/ }))
    const drawer = within(await canvas.findByRole('dialog', { name: texts.filters }))
    await expect(drawer.getByRole('button', { name: common.close })).toHaveFocus()
    await userEvent.click(drawer.getByRole('button', { name: 'Boisvert' }))
    await expect(args.brands.onSelect).toHaveBeenCalledWith('boisvert')
    await userEvent.click(drawer.getByRole('button', { name: texts.apply }))
    await expect(args.power.onApply).toHaveBeenCalledWith({ min: '6', max: '12.5' })
  },
})

/** "Voir les produits" goes back to the page, on the button that opened the drawer. */
export const DrawerClosedAgain = meta.story({
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: texts.filters })
    await userEvent.click(opener)
    await userEvent.click(await canvas.findByRole('button', { name: texts.seeResults }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
})

/** "Voir les produits" applies what is typed. */
export const DrawerApplied = meta.story({
  ...onPhone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.filters }))
    await userEvent.type(await canvas.findByRole('spinbutton', { name: texts.powerMin }), '8')
    await userEvent.click(canvas.getByRole('button', { name: texts.seeResults }))
    await expect(args.power.onApply).toHaveBeenCalledWith({ min: '8', max: '' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** A bound that is none keeps the drawer open, with the reason. */
export const DrawerRefused = meta.story({
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.filters }))
    await userEvent.type(await canvas.findByRole('spinbutton', { name: texts.powerMax }), '-3')
    await userEvent.click(canvas.getByRole('button', { name: texts.seeResults }))
    await expect(within(canvas.getByRole('dialog')).getByRole('alert')).toHaveTextContent(texts.powerMax)
    await expect(canvas.getByRole('spinbutton', { name: texts.powerMax })).toHaveFocus()
  },
})

/** What was typed and not applied is found again when the drawer opens anew. */
export const DrawerOpenedAgain = meta.story({
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: texts.filters })
    await userEvent.click(opener)
    await userEvent.type(await canvas.findByRole('spinbutton', { name: texts.powerMin }), '8')
    await userEvent.click(canvas.getByRole('button', { name: common.close }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(opener)
    await expect(await canvas.findByRole('spinbutton', { name: texts.powerMin })).toHaveValue(8)
  },
})
