import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onDesktop, onPhone, shownByPage } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { sentMessages } from '../../src/mocks/handlers/email'
import { catalogueTexts } from '../../src/site/texts/catalogue'
import { common } from '../../src/site/texts/common'
import { productTexts } from '../../src/site/texts/product'
import { contactTexts } from '../../src/site/texts/contact'
import { quoteTexts } from '../../src/site/texts/quote'
import { submitTexts } from '../../src/site/texts/submission'
import { layoutTexts } from '../../src/site/texts/layout'
import { button, field, fill, typed } from '../support/contactForm'
import { BACK, loadSite, Site } from '../support/Site'
import { expectAnnounced } from '../support/announcements'
import { expectCards } from '../support/cards'

const meta = preview.meta({
  title: 'Flows/Catalogue to contact message',
  component: Site,
  parameters: { address: '/', ...shownByPage.parameters },
  async beforeEach() {
    await loadSite('/', '/products', '/products/ondea-8', '/contact', '/legalnotice')
  },
})

const PRODUCT = 'Ondéa 8'
const BRAND = /^Granéo/
/** What the product fills in. */
const project = 'Poêles à granulés'
const message = quoteTexts.productsMessage([PRODUCT])
const { fullName, email, mobile } = typed

/** Checks the message that the e-mail service receives, and what the visitor is told. */
const expectSent = async (canvas: ReturnType<typeof within>) => {
  await waitFor(() => expect(sentMessages.all()).toHaveLength(1))
  await expect(sentMessages.last()?.template_params).toEqual({
    from_name: typed.fullName,
    from_email: typed.email,
    project_type: project,
    phone: typed.mobile,
    subject: project,
    message,
  })
  await expect(await canvas.findByText(submitTexts.sent)).toBeVisible()
}

/** Browse, filter, open a product, send a message: the main purpose of the site. */
export const OnDesktop = meta.story({ ...onDesktop })

OnDesktop.test('sends a message about a product', behaviour, async ({ canvas, userEvent, step }) => {
  await step('open the catalogue', async () => {
    const menu = within(canvas.getByRole('banner'))
    await userEvent.click(menu.getByRole('link', { name: layoutTexts.menu.products }))
    await expectCards(canvas, 9)
  })
  await step('filter by brand and power', async () => {
    const brand = await canvas.findByRole('button', { name: BRAND })
    await userEvent.click(brand)
    await waitFor(() => expect(brand).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.type(canvas.getByRole('spinbutton', { name: catalogueTexts.powerMax }), '9')
    await userEvent.click(canvas.getByRole('button', { name: catalogueTexts.apply }))
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(9))
  })
  await step('open a product', async () => {
    await userEvent.click(canvas.getByRole('link', { name: PRODUCT }))
    await expect(await canvas.findByText(productTexts.factsHeading)).toBeVisible()
  })
  await step('send a message', async () => {
    await userEvent.click(canvas.getByRole('link', { name: common.quote }))
    await expect(await canvas.findByRole('heading', { level: 1, name: contactTexts.title })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: contactTexts.heading })).toHaveFocus())
    await waitFor(() => expect(field('message')).toHaveValue(message))
    await fill(userEvent, { fullName, email, mobile })
    await userEvent.click(button())
    await expectSent(canvas)
  })
})

/** The same on a phone, with menu and filters in drawers. */
export const OnPhone = meta.story({ ...onPhone })

OnPhone.test('sends a message about a product', behaviour, async ({ canvas, userEvent, step }) => {
  await step('open the catalogue', async () => {
    await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openMenu }))
    const menu = within(await canvas.findByRole('dialog'))
    await userEvent.click(menu.getByRole('link', { name: layoutTexts.menu.products }))
    await expectCards(canvas, 9)
  })
  await step('filter by brand', async () => {
    await userEvent.click(canvas.getByRole('button', { name: catalogueTexts.filters }))
    const drawer = within(await canvas.findByRole('dialog', { name: catalogueTexts.filters }))
    await userEvent.click(await drawer.findByRole('button', { name: BRAND }))
    await userEvent.click(drawer.getByRole('button', { name: /^Voir (les|\d+) produits?/ }))
    await expectCards(canvas, 5)
  })
  await step('open a product and send a message', async () => {
    await userEvent.click(canvas.getByRole('link', { name: PRODUCT }))
    await userEvent.click(await canvas.findByRole('link', { name: common.quote }))
    await expect(await canvas.findByRole('heading', { level: 1, name: contactTexts.title })).toBeVisible()
    await waitFor(() => expect(field('message')).toHaveValue(message))
    await fill(userEvent, { fullName, email, mobile })
    await userEvent.click(button())
    await expectSent(canvas)
  })
})

/** A link to a part of another page moves the focus to that part; Back returns to the link. */
export const FromContact = meta.story({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/contact' },
})

FromContact.test(
  'opens a part of the legal notice, and comes back to the link',
  behaviour,
  async ({ canvas, canvasElement, userEvent }) => {
    const link = () => canvas.findByRole('link', { name: contactTexts.privacyLink })
    await userEvent.click(await link())
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    await expectAnnounced('Mentions légales | Braise & Brise')
    await waitFor(() => expect(canvasElement.querySelector('#donnees-personnelles')).toHaveFocus())
    await expect(window.scrollY).toBeGreaterThan(500)
    await userEvent.click(canvas.getByRole('button', { name: BACK }))
    await waitFor(async () => expect(await link()).toHaveFocus())
  },
)
