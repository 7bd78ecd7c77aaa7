import { expect, waitFor } from 'storybook/test'
import { onPhone } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { ContactPage } from '../../src/pages/ContactPage/ContactPage'
import { quoteTexts } from '../../src/site/texts/quote'
import { field } from '../support/contactForm'

const meta = preview.meta({
  title: 'Pages/Contact/Quote',
  component: ContactPage,
  parameters: { address: '/contact?produit=ondea-8' },
})

/** From “Demander un devis” of a product: the form is filled in, and can be changed. */
export const FromProduct = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ondéa 8')).toBeVisible()
    await waitFor(() => expect(field('projectType')).toHaveValue('Poêles à granulés'))
    await expect(field('message')).toHaveValue(quoteTexts.productMessage('Ondéa 8'))
    await userEvent.type(field('message'), ' Maison de 90 m².')
    await expect(field('message')).toHaveValue(`${quoteTexts.productMessage('Ondéa 8')} Maison de 90 m².`)
  },
})

export const FromProductOnPhone = FromProduct.extend({ ...onPhone, play: undefined })

/** What was typed stays; the focus goes to the message. */
export const Removed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(field('message')).not.toHaveValue(''))
    await userEvent.type(field('fullName'), 'Jeanne')
    await userEvent.click(canvas.getByRole('button', { name: quoteTexts.remove }))
    await expect(field('message')).toHaveValue('')
    await expect(field('projectType')).toHaveValue('')
    await expect(field('fullName')).toHaveValue('Jeanne')
    await expect(field('message')).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText('Ondéa 8')).not.toBeInTheDocument())
  },
})

export const FromService = meta.story({
  parameters: { address: '/contact?service=entretien/entretien' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(field('projectType')).toHaveValue('Entretien'))
    await expect(canvas.getByRole('button', { name: quoteTexts.remove })).toBeVisible()
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
