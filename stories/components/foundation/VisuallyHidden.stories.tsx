import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { VisuallyHidden } from '../../../src/components/foundation/VisuallyHidden/VisuallyHidden'

const meta = preview.meta({
  title: 'Components/Foundation/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      purpose: 'Text for screen readers only.',
      do: ['Complete a short label: “Lire plus” + “ : Un chantier à Quillan”.'],
      dont: ['Don’t hide text that everybody needs.'],
      accessibility: ['Put the visible text first, so that voice control recognises the label.'],
    },
    layout: 'padded',
  },
})

/** Screen readers also read the title of the linked article. */
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
