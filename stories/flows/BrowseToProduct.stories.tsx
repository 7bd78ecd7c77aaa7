import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onDesktop, onPhone, shownByPage } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { catalogueTexts as texts } from '../../src/site/texts/catalogue'
import { productTexts } from '../../src/site/texts/product'
import { layoutTexts } from '../../src/site/texts/layout'
import { recordCalls } from '../support/recordCalls'
import { BACK, loadSite, Site } from '../support/Site'
import { expectCards } from '../support/cards'
import { expectAnnounced } from '../support/announcements'

const calls = recordCalls('*/api/products*')

const meta = preview.meta({
  title: 'Flows/Browse to a product',
  component: Site,
  parameters: { address: '/', ...shownByPage.parameters },
  async beforeEach({ msw }) {
    calls.reset()
    msw.use(calls.handler)
    await loadSite('/', '/products', '/products/ondea-8')
  },
})

const GRANULES = 'Poêles à granulés'

/** From the home page to a product and back: the filters are kept, and the product needs no request. */
export const FromHome = meta.story({ ...onDesktop })

FromHome.test(
  'opens a product and comes back to the same filters',
  behaviour,
  async ({ canvas, userEvent, step }) => {
    await step('open the catalogue by the menu', async () => {
      const menu = within(canvas.getByRole('banner'))
      await userEvent.click(menu.getByRole('link', { name: layoutTexts.menu.products }))
      await expectCards(canvas, 9)
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
      await expectAnnounced(/64 produits/)
    })
    await step('select a category', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${GRANULES}`) }))
      await expectAnnounced(/^29 produits/)
    })
    await step('set the power', async () => {
      await userEvent.type(canvas.getByRole('spinbutton', { name: texts.powerMin }), '8')
      await userEvent.type(canvas.getByRole('spinbutton', { name: texts.powerMax }), '8.5')
      await userEvent.click(canvas.getByRole('button', { name: texts.apply }))
      await waitFor(() => expect(canvas.queryByText('29 produits')).toBeNull())
    })
    const found = canvas.getByText(/^\d+ produits?$/).textContent
    // The list is not fetched again.
    const requests = calls.all().length
    await step('open a product', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ondéa 8' }))
      await expect(await canvas.findByText(productTexts.factsHeading)).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 1, name: 'Ondéa 8' })).toBeVisible()
      await expect(calls.all()).toHaveLength(requests)
    })
    await step('go back: the filters are kept, and the focus is on the product’s link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: BACK }))
      await expectAnnounced(found)
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Ondéa 8' })).toHaveFocus())
      await expect(canvas.getByRole('button', { name: new RegExp(`^${GRANULES}`) })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(canvas.getByRole('spinbutton', { name: texts.powerMin })).toHaveValue(8)
      await expect(canvas.getByRole('spinbutton', { name: texts.powerMax })).toHaveValue(8.5)
      await expect(calls.all()).toHaveLength(requests)
    })
  },
)

// A brand that is chosen already adds nothing to the history, and is not chosen again later.
FromHome.test('forgets a filter that was left', behaviour, async ({ canvas, userEvent, step }) => {
  const menu = within(canvas.getByRole('banner'))
  const openCatalogue = () => userEvent.click(menu.getByRole('link', { name: layoutTexts.menu.products }))
  const chooseBrandTwice = async () => {
    const brand = await canvas.findByRole('button', { name: /^Fontane/ })
    await userEvent.click(brand)
    await waitFor(() => expect(brand).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Voir plus' }))
    await expectCards(canvas, 14)
    await userEvent.click(brand)
  }
  await openCatalogue()
  await step('go back from a brand that was chosen twice', async () => {
    await chooseBrandTwice()
    await userEvent.click(canvas.getByRole('button', { name: BACK }))
    await expectAnnounced(/64 produits/)
  })
  await step('choose a category after the link to all products', async () => {
    await chooseBrandTwice()
    await openCatalogue()
    await expectAnnounced(/64 produits/)
    await userEvent.click(canvas.getByRole('button', { name: /^Poêles hydro/ }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Poêles hydro/ })).toHaveAttribute('aria-pressed', 'true'),
    )
    await expect(canvas.getByRole('button', { name: /^Fontane/ })).toHaveAttribute('aria-pressed', 'false')
  })
})

/** The same on a phone, with menu and filters in drawers. */
export const OnPhone = meta.story({ ...onPhone })

OnPhone.test(
  'filters in the drawer, opens a product and comes back',
  behaviour,
  async ({ canvas, userEvent, step }) => {
    await step('open the catalogue by the menu, which closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openMenu }))
      const menu = within(await canvas.findByRole('dialog'))
      await userEvent.click(menu.getByRole('link', { name: layoutTexts.menu.products }))
      await expectCards(canvas, 9)
      // Where motion is not reduced, the menu closes a moment later.
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('select a brand in the drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.filters }))
      const drawer = within(await canvas.findByRole('dialog', { name: texts.filters }))
      await userEvent.click(await drawer.findByRole('button', { name: /^Granéo/ }))
      await expectAnnounced(/^5 produits$/)
      await userEvent.click(drawer.getByRole('button', { name: 'Voir 5 produits' }))
      await expect(canvas.getByRole('img', { name: '1 filtre actif' })).toBeVisible()
    })
    await step('open a product and go back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ondéa 8' }))
      await expect(await canvas.findByText(productTexts.factsHeading)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: BACK }))
      await expectCards(canvas, 5)
    })
  },
)
