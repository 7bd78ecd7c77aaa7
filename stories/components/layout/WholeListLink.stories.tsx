import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { WholeListLink } from '../../../src/components/layout/WholeListLink/WholeListLink'

const meta = preview.meta({
  title: 'Components/Layout/WholeListLink',
  component: WholeListLink,
  parameters: {
    layout: 'padded',
    guide: {
      purpose: 'A way to all of a list that only scripts can lengthen.',
      do: ['Place it where “Voir plus” stands, so that a browser without scripts has a way on.'],
      dont: ['Don’t show it to everybody: a browser with scripts shows nothing of it.'],
      accessibility: ['An ordinary link; nothing is repeated for a browser with scripts.'],
    },
  },
  args: { to: '/products/tous', children: 'Voir tous les produits' },
})

/** Scripts run here: nothing to see, nothing to read. */
export const WithScripts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})
