import { expect } from 'storybook/test'
import { onDesktop } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CardSkeleton } from '../../../src/components/foundation/CardSkeleton/CardSkeleton'

const meta = preview.meta({
  title: 'Components/Foundation/CardSkeleton',
  component: CardSkeleton,
  parameters: {
    guide: {
      purpose: 'A card while its list is loading; every list of cards uses it.',
      do: ['Give the picture the ratio of the real one, and a line for each text of the card.'],
      dont: ['Don’t show one for a card that may never come.'],
      accessibility: ['It says nothing: the list hides it, and a status says once that something loads.'],
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

/** The place of the newest article. */
export const Beside = meta.story({ args: { ratio: '3 / 2', isBeside: true }, ...onDesktop })
