import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { RichText } from '../../../src/components/foundation/RichText/RichText'
import { common } from '../../../src/site/texts/common'

/** What is wider, higher or smaller than the text around it. */
const meta = preview.meta({
  title: 'Components/Foundation/RichText sizes',
  component: RichText,
  parameters: { layout: 'padded' },
})

/** A wide table scrolls inside the page, also with the keyboard. */
export const WideTable = meta.story({
  args: {
    html: `<table><tr>${'<th>Modèle</th>'.repeat(14)}</tr><tr>${'<td>Calypso</td>'.repeat(14)}</tr></table>`,
  },
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    const scroller = await canvas.findByRole('group', { name: common.table })
    await expect(scroller).toHaveAttribute('tabindex', '0')
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
})

/** Code keeps its line breaks, and scrolls. */
export const LongCode = meta.story({
  args: { html: `<pre><code>${'erreur AL05 '.repeat(20)}</code></pre>` },
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^erreur AL05/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
