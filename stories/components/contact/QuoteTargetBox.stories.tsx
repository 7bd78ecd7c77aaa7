import { expect, fireEvent, fn } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import {
  QuoteTargetBox,
  type QuoteTargetState,
} from '../../../src/components/contact/QuoteTargetBox/QuoteTargetBox'
import { quoteTexts } from '../../../src/site/texts/quote'
import { linesOf, SpacedAndLargeText as SpacedAndLarge } from '../../support/largeText'

const ready = (...labels: string[]): QuoteTargetState => ({
  status: 'ready',
  items: labels.map((label) => ({ key: label, label })),
  remarks: [],
})

const meta = preview.meta({
  title: 'Components/Contact/QuoteTargetBox',
  component: QuoteTargetBox,
  parameters: {
    guide: {
      purpose:
        'Says what the request in the contact form is about, for a visitor who comes from products, a service or the power of a home.',
      do: ['Put it above the form, which it has filled in.'],
      dont: ['Don’t show it to a visitor who opens the contact page by the menu.'],
      accessibility: [
        'The button of one of several has its name, hidden after “Retirer”.',
        'The focus moves to the neighbour of what is removed; the caller moves it after the last.',
      ],
    },
    layout: 'padded',
  },
  args: { state: ready('Ondéa 8'), onRemove: fn(), onRemoveAll: fn() },
})

export const Ready = meta.story()

Ready.test('removes the product', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: `${quoteTexts.remove} ${quoteTexts.fromRequest}` }),
  )
  await expect(args.onRemoveAll).toHaveBeenCalledOnce()
  await expect(canvas.queryByRole('button', { name: quoteTexts.removeAll })).not.toBeInTheDocument()
})

/** From a comparison: each can be removed, or all. */
export const Several = meta.story({ args: { state: ready('Ondéa 8', 'Lys 9', 'Foyer 80') } })

Several.test('removes one, then all', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retirer Lys 9' }))
  await expect(args.onRemove).toHaveBeenCalledWith('Lys 9')
  await expect(canvas.getByRole('button', { name: 'Retirer Foyer 80' })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: quoteTexts.removeAll }))
  await expect(args.onRemoveAll).toHaveBeenCalledOnce()
})

Several.test('removes one at a double click', behaviour, async ({ canvas, args }) => {
  await fireEvent.click(canvas.getByRole('button', { name: 'Retirer Ondéa 8' }), { detail: 1 })
  await fireEvent.click(canvas.getByRole('button', { name: 'Retirer Lys 9' }), { detail: 2 })
  await expect(args.onRemove).toHaveBeenCalledOnce()
})

/** While the request is being sent, what it is about stays. */
export const Locked = Several.extend({
  args: { isLocked: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
})

export const SeveralOnPhone = meta.story({
  ...onPhone,
  args: { state: ready('Ondéa 8', 'Poêle à granulés canalisable avec production d’eau chaude sanitaire') },
})

/** One of those chosen could not be found. */
export const WithRemark = meta.story({
  args: {
    state: {
      status: 'ready',
      items: [{ key: 'lys-9', label: 'Lys 9' }],
      remarks: [quoteTexts.othersGone(1)],
    },
  },
})

export const LongTitle = meta.story({
  ...onPhone,
  args: {
    state: ready('Dépannage d’un poêle à granulés canalisable avec production d’eau chaude sanitaire'),
  },
})

/** The button goes below, so that no word breaks beside it. */
export const SpacedAndLargeText = meta.story({
  decorators: [(Story) => <SpacedAndLarge of="strong, button">{Story()}</SpacedAndLarge>],
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('Ondéa 8'))).toBe(1)
  },
})

/** As high as two products and the button that removes both, so that the form below does not move. */
export const Prerendered = meta.story({
  args: { state: { status: 'prerendered' } },
  decorators: [
    (Story) => (
      <div data-reads="" data-query="produit produit">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-reads] > *')?.clientHeight).toBeGreaterThan(200)
  },
})

export const Loading = meta.story({ args: { state: { status: 'loading', count: 1 } } })

/** The product has left the catalogue since the link was made. */
export const Gone = meta.story({ args: { state: { status: 'error', message: quoteTexts.productGone } } })

/** The backend does not answer. */
export const Failed = meta.story({ args: { state: { status: 'error', message: quoteTexts.failed } } })
