import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CataloguePage } from '../../../src/pages/CataloguePage/CataloguePage'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { filterTexts } from '../../../src/site/texts/catalogueFilters'
import { expectAnnounced } from '../../support/announcements'
import { expectCards } from '../../support/cards'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Catalogue/Search and order',
  component: CataloguePage,
  decorators: [inWholePage],
  parameters: { address: '/products' },
})

export const Sorted = meta.story({
  ...onDesktop,
  parameters: {
    ...onDesktop.parameters,
    address: '/products?categorie=poeles+de+masse&tri=puissance-decroissante',
  },
})

// The products without a power come last.
Sorted.test('sorts by power', behaviour, async ({ canvas, userEvent }) => {
  await expectCards(canvas, 4)
  const powers = () =>
    canvas
      .getAllByRole('article')
      .map((card) => Number.parseFloat(/([\d,]+)\s*kW/.exec(card.textContent)?.[1] ?? ''))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.sort }), 'powerUp')
  await waitFor(async () => {
    const [first = 0, second = 0, ...others] = powers()
    await expect(first).toBeLessThan(second)
    await expect(others).toEqual([Number.NaN, Number.NaN])
  })
})

// The field keeps the focus, and Back the page before.
Sorted.test(
  'searches while typing',
  { ...behaviour, parameters: { ...behaviour.parameters, address: '/products' } },
  async ({ canvas, userEvent }) => {
    await expectCards(canvas, 9)
    const field = canvas.getByRole('searchbox', { name: texts.search })
    await userEvent.type(field, 'granéo ondea')
    await expectAnnounced('3 produits')
    await expect(canvas.getByRole('button', { name: 'Tous 3 produits' })).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('granéo ondea')
    await userEvent.click(await canvas.findByRole('button', { name: /^Retirer le filtre/ }))
    await expectAnnounced('64 produits')
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('region', { name: texts.results })).toHaveFocus()
  },
)

/** The words of the address are in the field, and in a chip. */
export const Searched = meta.story({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/products?q=gran%C3%A9o+ondea' },
  play: async ({ canvas }) => {
    await expectAnnounced('3 produits')
    await expect(canvas.getByRole('searchbox', { name: texts.search })).toHaveValue('granéo ondea')
  },
})

/** Removing a chip moves the focus to its neighbour; "Tout effacer" keeps the category. */
export const Chips = meta.story({
  parameters: { address: '/products?categorie=poeles+a+granules&marque=graneo&type=etanche&min=6&q=o' },
})

Chips.test('removes one filter, then all', behaviour, async ({ canvas, userEvent }) => {
  const chips = within(await canvas.findByRole('list', { name: filterTexts.appliedFilters }))
  await userEvent.click(chips.getByRole('button', { name: 'Retirer le filtre Étanche' }))
  await waitFor(() => expect(chips.getAllByRole('button')).toHaveLength(3))
  await expect(chips.getByRole('button', { name: /6.kW$/ })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: filterTexts.clearAll }))
  await expectAnnounced('29 produits')
  await expect(canvas.queryByRole('list', { name: filterTexts.appliedFilters })).toBeNull()
  await expect(canvas.getByRole('region', { name: texts.results })).toHaveFocus()
})

export const ChipsOnPhone = meta.story({
  ...onPhone,
  parameters: { ...onPhone.parameters, address: '/products?marque=graneo&type=etanche&min=6&max=9&q=poele' },
})
