import { expect, waitFor } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ScaleDrawing } from '../../../src/components/catalogue/ScaleDrawing/ScaleDrawing'

const meta = preview.meta({
  title: 'Components/Catalogue/ScaleDrawing',
  component: ScaleDrawing,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'How large an appliance is, beside a person of 1.70 m.',
      do: ['Give the overall measures, as the facts beside it do.'],
      dont: ['Don’t use it as a plan: it has no depth and no distances.'],
      accessibility: ['One picture, whose name says both measures.'],
    },
    layout: 'padded',
  },
  args: { width: 56, height: 112 },
})

/** A stove as high as a table and a half. */
export const HighStove = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: /^Vue de face, à l’échelle\s: l’appareil, 56\scm de large et 112\scm/,
      }),
    ).toBeVisible()
    await expect(canvas.getByText(/^56\scm$/)).toBeVisible()
    await expect(canvas.getByText(/^112\scm$/)).toBeVisible()
  },
})

export const LowStove = meta.story({ args: { width: 88, height: 60 } })

/** An indoor unit hangs above the person's head; its height has a French decimal comma. */
export const WideAirConditioner = meta.story({
  args: { width: 108, height: 29.5, isHung: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^29,5\scm$/)).toBeVisible()
    const [unit, person] = ['rect', '.person'].map((part) =>
      canvasElement.querySelector(part)?.getBoundingClientRect(),
    )
    await expect(unit?.bottom).toBeLessThan(person?.top ?? 0)
  },
})

/** Higher than the person. */
export const MasonryStove = meta.story({ args: { width: 76, height: 210 } })

/** The widest that a backend may give: the numbers stay legible. */
export const WidestOnPhone = meta.story({
  ...onPhone,
  args: { width: 300, height: 45 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByText(/^300\scm$/).getBoundingClientRect().height).toBeGreaterThan(14)
  },
})

/** The smallest that can be told from a line. */
export const Tiny = meta.story({ args: { width: 5, height: 2 } })

/** Forced colours may show black on white, or the reverse: the measures take the colour of text. */
export const InForcedColours = meta.story({
  globals: { media: 'forcedColours' },
  play: async ({ canvas }) => {
    const colourOfText = document.createElement('p')
    colourOfText.style.color = 'CanvasText'
    document.body.append(colourOfText)
    const wanted = getComputedStyle(colourOfText).color
    colourOfText.remove()
    await waitFor(() => expect(getComputedStyle(canvas.getByText(/^112\scm$/)).fill).toBe(wanted))
  },
})

/** An indoor unit hangs above the person’s head. */
export const RightUse = meta.story({ tags: ['!dev'], args: WideAirConditioner.input.args })

/** Without `isHung` it stands on the floor. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { width: 108, height: 29.5 },
})
