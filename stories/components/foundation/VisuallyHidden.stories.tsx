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

/** What the page around it shows already: which product the link is about. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <>
      <p>Ondéa 8, puissance : 8 kW</p>
      <a href="#ondea">
        Lire plus<VisuallyHidden> : Ondéa 8</VisuallyHidden>
      </a>
    </>
  ),
})

/** What everybody needs: 8 what? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <>
      <p>
        Ondéa 8, puissance : 8<VisuallyHidden> kW</VisuallyHidden>
      </p>
      <a href="#ondea">
        Lire plus<VisuallyHidden> : Ondéa 8</VisuallyHidden>
      </a>
    </>
  ),
})
