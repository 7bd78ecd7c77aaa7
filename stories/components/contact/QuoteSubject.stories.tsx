import { expect, fn } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import {
  QuoteSubject,
  type QuoteSubjectState,
} from '../../../src/components/contact/QuoteSubject/QuoteSubject'
import { quoteTexts } from '../../../src/site/texts/quote'

const ready = (label: string): QuoteSubjectState => ({ status: 'ready', label })

const meta = preview.meta({
  title: 'Components/Contact/QuoteSubject',
  component: QuoteSubject,
  parameters: {
    guide: {
      purpose:
        'Says what the request in the contact form is about, for a visitor who comes from a product or a service.',
      do: ['Put it above the form, which it has filled in.'],
      dont: ['Don’t show it to a visitor who opens the contact page by the menu.'],
      accessibility: ['The button names what it does, not only “Retirer”.'],
    },
    layout: 'padded',
  },
  args: { state: ready('Ondéa 8'), onRemove: fn() },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: quoteTexts.remove }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const LongTitle = meta.story({
  ...onPhone,
  args: {
    state: ready('Dépannage d’un poêle à granulés canalisable avec production d’eau chaude sanitaire'),
  },
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

/** The product has left the catalogue since the link was made. */
export const Gone = meta.story({ args: { state: { status: 'missing', message: quoteTexts.productGone } } })

/** The backend does not answer. */
export const Failed = meta.story({ args: { state: { status: 'missing', message: quoteTexts.failed } } })
