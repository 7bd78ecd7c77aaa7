import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { CustomCursor } from '../../../src/components/layout/CustomCursor/CustomCursor'

const meta = preview.meta({
  title: 'Components/Layout/CustomCursor',
  component: CustomCursor,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      purpose: 'An ember dot and a ring that follow the pointer. Decorative.',
      do: ['Place it once, in the layout.'],
      dont: ['Don’t hide the system’s pointer.'],
      accessibility: [
        'Absent without a fine pointer, with less movement asked for, in forced colours and in print.',
        'Hidden from assistive technology.',
      ],
    },
  },
  // Something to go over: the ring opens on the link, and leaves the field to its caret.
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '3rem', justifyItems: 'start', padding: '4rem' }}>
        <a href="#contenu">Un lien</a>
        <button type="button">Un bouton</button>
        <label>
          Un champ <input />
        </label>
        {Story()}
      </div>
    ),
  ],
})

/** The tests' visitor asks for reduced motion: nothing follows the pointer, and nothing is in its way. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'))
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const pieces = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span')]
    await expect(pieces).toHaveLength(2)
    if (isCalm) for (const piece of pieces) await expect(piece).not.toBeVisible()
    await expect(pieces[0]?.parentElement).toHaveAttribute('aria-hidden', 'true')
  },
})
