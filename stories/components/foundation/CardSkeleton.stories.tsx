import { expect } from 'storybook/test'
import { onDesktop } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CardSkeleton } from '../../../src/components/foundation/CardSkeleton/CardSkeleton'
import type { ReactNode } from 'react'
import { ProductCard } from '../../../src/components/catalogue/ProductCard/ProductCard'
import { productOf } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Foundation/CardSkeleton',
  component: CardSkeleton,
  parameters: {
    guide: {
      purpose: 'A placeholder card while a list of cards is loading.',
      do: ['Use the picture’s aspect ratio, and one line for each text of the card.'],
      dont: ['Don’t show one for a card that may not exist.'],
      accessibility: [
        'Hidden from screen readers by the list; a status announces once that something is loading.',
      ],
    },
    layout: 'padded',
  },
  args: {
    ratio: '4 / 3',
    lines: [
      { height: '1rem', width: '6rem' },
      { height: '2rem', width: '65%' },
      { height: '1rem', width: '85%' },
    ],
  },
})

export const Default = meta.story({
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
})

/** The skeleton of the newest article. */
export const Beside = meta.story({ args: { ratio: '3 / 2', isBeside: true }, ...onDesktop })

/** Beside the card that will replace it. */
const besideItsCard = (Story: () => ReactNode) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2rem', maxWidth: '32rem' }}>
    {Story()}
    <ProductCard product={productOf()} />
  </div>
)

/** The shape of the card that will replace it. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: {
    ratio: '4 / 5',
    lines: [
      { height: '1.6rem', width: '55%' },
      { height: '1rem', width: '80%' },
      { height: '1rem', width: '65%' },
    ],
  },
  decorators: [besideItsCard],
})

/** Another shape: everything below jumps when the card comes. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { ratio: '16 / 9', lines: [{ height: '1rem', width: '80%' }] },
  decorators: [besideItsCard],
})
