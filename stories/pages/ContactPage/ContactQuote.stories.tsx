import { expect, waitFor } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { seedProducts } from '../../../src/mocks/fixtures/products'
import { sentMessages } from '../../../src/mocks/handlers/email'
import { productsHandlers } from '../../../src/mocks/handlers/products'
import { ContactPage } from '../../../src/pages/ContactPage/ContactPage'
import { powerQuoteHref } from '../../../src/site/paths'
import { quoteTexts } from '../../../src/site/texts/quote'
import { submitTexts } from '../../../src/site/texts/submission'
import { expectAnnounced } from '../../support/announcements'
import { button, field, typed } from '../../support/contactForm'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Contact/Quote',
  component: ContactPage,
  decorators: [inWholePage],
  parameters: { address: '/contact?produit=ondea-8' },
})

/** From “Demander un devis” of a product: the form is filled in, and can be changed. */
export const FromProduct = meta.story()

FromProduct.test('writes a text that can be continued', behaviour, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Ondéa 8')).toBeVisible()
  await waitFor(() => expect(field('projectType')).toHaveValue('Poêles à granulés'))
  await expect(field('message')).toHaveValue(quoteTexts.productsMessage(['Ondéa 8']))
  await userEvent.type(field('message'), ' Maison de 90 m².')
  await expect(field('message')).toHaveValue(`${quoteTexts.productsMessage(['Ondéa 8'])} Maison de 90 m².`)
})

FromProduct.test('is sent with its product', behaviour, async ({ canvas, userEvent }) => {
  await waitFor(() => expect(field('message')).not.toHaveValue(''))
  const { fullName, mobile } = typed
  await userEvent.type(field('fullName'), fullName)
  await userEvent.type(field('mobile'), mobile)
  await userEvent.click(button())
  await expectAnnounced(submitTexts.sent)
  await waitFor(() => expect(canvas.queryByText(quoteTexts.heading)).not.toBeInTheDocument())
  await expect(canvas.getByText(submitTexts.sent)).toBeVisible()
  await expect(field('message')).toHaveValue('')
  await expect(field('projectType')).toHaveValue('')
})

FromProduct.test('is named when the visitor has rewritten the message', behaviour, async ({ userEvent }) => {
  await waitFor(() => expect(field('message')).not.toHaveValue(''))
  await userEvent.clear(field('message'))
  await userEvent.type(field('message'), 'Rappelez-moi le soir.')
  await userEvent.type(field('fullName'), typed.fullName)
  await userEvent.type(field('mobile'), typed.mobile)
  await userEvent.click(button())
  await expectAnnounced(submitTexts.sent)
  await expect(sentMessages.last()?.template_params).toMatchObject({
    message: 'Rappelez-moi le soir.\n\nMa demande concerne : Ondéa 8',
  })
})

/** The visitor asked for another product before, and changed nothing of what was written for it. */
export const AfterAnother = meta.story({
  parameters: { address: '/contact?produit=foyer-80' },
  beforeEach() {
    const earlier = { projectType: 'Poêles à granulés', message: quoteTexts.productsMessage(['Ondéa 8']) }
    sessionStorage.setItem('contact_draft', JSON.stringify({ ...earlier, fullName: typed.fullName }))
    sessionStorage.setItem('contact_quote', JSON.stringify(earlier))
  },
  play: async () => {
    const message = quoteTexts.productsMessage(['Foyer 80'])
    await waitFor(() => expect(field('message')).toHaveValue(message))
    await expect(field('projectType')).toHaveValue('Inserts')
    await expect(field('fullName')).toHaveValue(typed.fullName)
  },
})

// What was typed stays; the focus goes to the message.
FromProduct.test('removes what it wrote with the product', behaviour, async ({ canvas, userEvent }) => {
  await waitFor(() => expect(field('message')).not.toHaveValue(''))
  await userEvent.type(field('fullName'), 'Jeanne')
  await userEvent.click(
    canvas.getByRole('button', { name: `${quoteTexts.remove} ${quoteTexts.fromRequest}` }),
  )
  await expect(field('message')).toHaveValue('')
  await expect(field('projectType')).toHaveValue('')
  await expect(field('fullName')).toHaveValue('Jeanne')
  await expect(field('message')).toHaveFocus()
  await waitFor(() => expect(canvas.queryByText('Ondéa 8')).not.toBeInTheDocument())
})

export const FromProductOnPhone = FromProduct.extend({ ...onPhone })

/** From a comparison: removing one changes the message, and keeps what was typed after it. */
export const FromComparison = meta.story({
  parameters: { address: '/contact?produit=ondea-8&produit=foyer-80' },
})

FromComparison.test(
  'writes the text again when a product is removed',
  behaviour,
  async ({ canvas, userEvent }) => {
    const both = quoteTexts.productsMessage(['Ondéa 8', 'Foyer 80'])
    await waitFor(() => expect(field('message')).toHaveValue(both))
    await expect(field('projectType')).toHaveValue('Poêles à granulés, Inserts')
    await userEvent.type(field('message'), ' Maison de 90 m².')
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Ondéa 8' }))
    const one = quoteTexts.productsMessage(['Foyer 80'])
    await waitFor(() => expect(field('message')).toHaveValue(`${one} Maison de 90 m².`))
    await expect(field('projectType')).toHaveValue('Inserts')
    await expect(
      canvas.getByRole('button', { name: `${quoteTexts.remove} ${quoteTexts.fromRequest}` }),
    ).toHaveFocus()
  },
)

export const FromComparisonOnPhone = FromComparison.extend({ ...onPhone })

/** A request names its product by the slug: a part of a title could be that of another. */
export const PartOfTitle = meta.story({
  parameters: { address: '/contact?produit=nd%C3%A9a' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quoteTexts.productGone)).toBeVisible()
    await expect(field('message')).toHaveValue('')
  },
})

/** One of the products has left the catalogue since the link was made. */
export const OneGone = meta.story({
  parameters: { address: '/contact?produit=inconnu&produit=foyer-80' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quoteTexts.othersGone(1))).toBeVisible()
    await waitFor(() => expect(field('message')).toHaveValue(quoteTexts.productsMessage(['Foyer 80'])))
  },
})

/** One of the products got another slug since the link was made. */
export const OneMoved = meta.story({
  parameters: { address: '/contact?produit=ond%C3%A9a&produit=foyer-80' },
  beforeEach({ msw }) {
    const products = seedProducts().map((product) =>
      product.slug === 'ondea-8' ? { ...product, previous_slugs: ['ondéa'] } : product,
    )
    msw.use(productsHandlers.of(products))
  },
})

OneMoved.test('is removed like any other', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Retirer Ondéa 8' }))
  await waitFor(() => expect(field('message')).toHaveValue(quoteTexts.productsMessage(['Foyer 80'])))
})

const house = 'surface=80&hauteur=2.5&isolation=1983-1989&altitude=200&temperature=19'

/** From “Demander une visite” of the page about the power. */
export const FromPower = meta.story({ parameters: { address: powerQuoteHref(house) } })

FromPower.test('writes the home, and removes it', behaviour, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^Puissance estimée de 5,5 à 6,2/)).toBeVisible()
  await waitFor(() => expect(field('projectType')).toHaveValue(quoteTexts.powerProject))
  await expect(field('message').value).toMatch(
    /Mon logement : 80\sm², 2,5\sm sous plafond, isolé entre 1983 et 1989, à 200\sm/,
  )
  await userEvent.click(
    canvas.getByRole('button', { name: `${quoteTexts.remove} ${quoteTexts.fromRequest}` }),
  )
  await expect(field('message')).toHaveValue('')
  await expect(field('message')).toHaveFocus()
})

/** A link can carry measures, not write a text. */
export const TextInPower = meta.story({
  parameters: { address: powerQuoteHref(house.replace('80', 'Appelez le 0899 000 000')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quoteTexts.powerUnread)).toBeVisible()
    await expect(field('message')).toHaveValue('')
    await expect(canvas.queryByText(/0899/)).not.toBeInTheDocument()
  },
})

export const FromService = meta.story({
  parameters: { address: '/contact?service=entretien/entretien' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(field('projectType')).toHaveValue('Entretien'))
    await expect(
      canvas.getByRole('button', { name: `${quoteTexts.remove} ${quoteTexts.fromRequest}` }),
    ).toBeVisible()
  },
})

/** The service has left the site since the link was made: no other is named in its place. */
export const ServiceGone = meta.story({
  parameters: { address: '/contact?service=entretien/disparu' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quoteTexts.serviceGone)).toBeVisible()
    await expect(field('message')).toHaveValue('')
  },
})

/** An old link: the form stays empty and usable. */
export const ProductGone = meta.story({
  parameters: { address: '/contact?produit=inconnu' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quoteTexts.productGone)).toBeVisible()
    await expect(field('message')).toHaveValue('')
  },
})

/** A link can name a product, not write a text. */
export const TextInLink = meta.story({
  parameters: { address: '/contact?produit=Appelez%20le%200899%20000%20000&message=Bonjour' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(quoteTexts.productGone)).toBeVisible()
    await expect(field('message')).toHaveValue('')
    await expect(canvas.queryByText(/0899/)).not.toBeInTheDocument()
  },
})
