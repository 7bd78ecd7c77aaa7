import { expect, waitFor } from 'storybook/test'
import { behaviour, onDesktop } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CataloguePage } from '../../../src/pages/CataloguePage/CataloguePage'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { expectAnnounced } from '../../support/announcements'
import { withPlainSpaces } from '../../support/samples'
import { inWholePage } from '../../support/wholePage'

/** The filter by power, in kW. */
const meta = preview.meta({
  title: 'Pages/Catalogue/Power',
  component: CataloguePage,
  decorators: [inWholePage],
  parameters: { address: '/products' },
})

/** With a bound set, products of unknown power are left out; focus stays on the button. */
export const OneCategory = meta.story({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/products?categorie=poeles+de+masse' },
})

OneCategory.test('applies and clears the power', behaviour, async ({ canvas, userEvent }) => {
  await expectAnnounced('4 produits')
  await userEvent.type(canvas.getByRole('spinbutton', { name: texts.powerMin }), '0')
  const apply = canvas.getByRole('button', { name: texts.apply })
  await userEvent.click(apply)
  await expectAnnounced('2 produits')
  await waitFor(() => expect(apply).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: texts.clear }))
  await expectAnnounced('4 produits')
  await expect(canvas.getByRole('spinbutton', { name: texts.powerMin })).toHaveValue(null)
})

/** An invalid bound is ignored and stays as typed, with an error until it is corrected. */
export const MinimumPower = meta.story({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/products?categorie=climatisation&min=3' },
})

MinimumPower.test(
  'keeps what is typed, and says that it is no power',
  behaviour,
  async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    const min = canvas.getByRole('spinbutton', { name: texts.powerMin })
    await userEvent.clear(min)
    await userEvent.type(min, '-5{Enter}')
    await expectAnnounced('12 produits')
    await expect(min).toHaveValue(-5)
    await waitFor(() => expect(min).toHaveFocus())
    await expect(min).toBeInvalid()
    await expectAnnounced(texts.powerMin)
    await userEvent.clear(min)
    await expect(canvas.queryByText(/indiquez un nombre/)).toBeNull()
    await userEvent.type(min, '4{Enter}')
    await waitFor(() => expect(canvas.queryByText('12 produits')).toBeNull())
    await expect(min).toHaveValue(4)
  },
)

/** The message says that the minimum exceeds the maximum. */
export const PowerRangeInverted = meta.story({
  parameters: { address: '/products?min=12&max=5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/dépasse la puissance maximale/)).toBeVisible()
    await expectAnnounced('0 produit')
    await expectAnnounced(withPlainSpaces(texts.inverted))
  },
})
