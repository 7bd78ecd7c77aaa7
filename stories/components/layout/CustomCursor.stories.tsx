import { expect, spyOn, waitFor } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CustomCursor } from '../../../src/components/layout/CustomCursor/CustomCursor'
import { conditions } from '../../../src/theme/theme'

const meta = preview.meta({
  title: 'Components/Layout/CustomCursor',
  component: CustomCursor,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      purpose: 'A dot and a ring that follow the pointer, as decoration.',
      do: ['Place it once, in the layout.'],
      dont: ['Don’t hide the system’s cursor.'],
      accessibility: [
        'Not shown on touch screens, with `prefers-reduced-motion`, in forced colours and in print.',
        'Hidden from assistive technology.',
      ],
    },
  },
  // Elements to hover: the ring grows over links and buttons, and disappears over the field.
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

/** In tests, reduced motion is on: nothing follows the pointer or blocks it. */
export const Default = meta.story()

Default.test(
  'follows nothing with reduced motion',
  behaviour,
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'))
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const pieces = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span')]
    await expect(pieces).toHaveLength(2)
    if (isMotionReduced) for (const piece of pieces) await expect(piece).not.toBeVisible()
    await expect(pieces[0]?.parentElement).toHaveAttribute('aria-hidden', 'true')
  },
)

/** As if the visitor allowed motion. */
const allowMotion = () => {
  const matchMedia = window.matchMedia.bind(window)
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query === conditions.customCursor ? 'all' : query),
  )
}

const stateOf = (piece: HTMLElement | undefined) => piece?.dataset.state

Default.test(
  'follows the mouse, without its dot over words and without both over a field',
  { ...behaviour, beforeEach: allowMotion },
  async ({ canvas, canvasElement, userEvent }) => {
    const [ring, dot] = canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span')
    const link = canvas.getByRole('link')
    const { x, y } = link.getBoundingClientRect()
    // In Storybook itself it follows the mouse only after the first paint.
    await waitFor(async () => {
      await userEvent.unhover(link)
      await userEvent.pointer({ target: link, coords: { clientX: x, clientY: y } })
      await expect([stateOf(ring), stateOf(dot)]).toEqual(['open', undefined])
    })
    await waitFor(() => expect(new DOMMatrix(ring?.style.transform).e).toBeCloseTo(x, 0))
    await userEvent.hover(link.parentElement ?? link)
    await expect([stateOf(ring), stateOf(dot)]).toEqual(['near', 'near'])
    await userEvent.hover(canvas.getByRole('textbox'))
    await expect([stateOf(ring), stateOf(dot)]).toEqual([undefined, undefined])
    await userEvent.hover(canvas.getByRole('button'))
    await expect(stateOf(ring)).toBe('open')
  },
)
