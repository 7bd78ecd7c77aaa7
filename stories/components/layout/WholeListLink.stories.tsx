import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { WholeListLink } from '../../../src/components/layout/WholeListLink/WholeListLink'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Layout/WholeListLink',
  component: WholeListLink,
  parameters: {
    layout: 'padded',
    guide: {
      purpose: 'A link to the whole list, for browsers without JavaScript, where “Voir plus” does not work.',
      do: ['Place it next to “Voir plus”.'],
      dont: ['Don’t use it for a link that everybody needs: with JavaScript it renders nothing visible.'],
      accessibility: ['An ordinary link; with JavaScript it is not read.'],
    },
  },
  args: { to: '/products/tous', children: 'Voir tous les produits' },
})

/** JavaScript runs in stories, so nothing is shown. */
export const WithScripts = meta.story({
  ...showsNothing,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})
