import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { VisuallyHidden } from '../../../src/components/foundation/VisuallyHidden/VisuallyHidden'

const meta = preview.meta({
  title: 'Components/Foundation/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      purpose: 'Words that are off the screen and still read aloud.',
      do: ['Complete a short label: “Lire plus” + “ : Un chantier à Quillan”.'],
      dont: ['Don’t hide from the eye what everybody needs.'],
      accessibility: ['Keep the visible words first, so that who says what they see is understood.'],
    },
    layout: 'padded',
  },
})

/** A screen reader says where "Lire plus" leads; the eye sees it from the card. */
export const InALink = meta.story({
  render: () => (
    <a href="#chantier">
      Lire plus<VisuallyHidden> : Un chantier à Quillan</VisuallyHidden>
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Lire plus\s: Un chantier à Quillan$/ })).toBeVisible()
    await expect(canvas.getByText(/chantier/).clientWidth).toBe(1)
  },
})
