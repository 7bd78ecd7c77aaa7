import { expect, waitFor } from 'storybook/test'
import { inForcedColours, onPaper, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { RichText } from '../../../src/components/foundation/RichText/RichText'
import { richTextTexts } from '../../../src/site/texts/richText'

/** What is wider, higher or smaller than the text around it. */
const meta = preview.meta({
  title: 'Components/Foundation/RichText sizes',
  component: RichText,
  parameters: { layout: 'padded' },
})

/** @param width px. @param height px. */
const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
      <rect width="100" height="100" fill="#6b5f56"/><circle cx="50" cy="50" r="40" fill="#d8ccbc"/></svg>`,
  )}`

/** A wide table scrolls inside the page, also with the keyboard. */
export const WideTable = meta.story({
  args: {
    html: `<table><tr>${'<th>Modèle</th>'.repeat(14)}</tr><tr>${'<td>Calypso</td>'.repeat(14)}</tr></table>`,
  },
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    const scroller = await canvas.findByRole('group', { name: richTextTexts.table })
    await expect(scroller).toHaveAttribute('tabindex', '0')
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await expect(getComputedStyle(scroller).backgroundAttachment).toBe('local, scroll')
  },
})

/** A shadow would be drawn in colours that the visitor did not choose. */
export const WideTableInForcedColours = meta.story({
  args: WideTable.input.args,
  ...inForcedColours,
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole('group', { name: richTextTexts.table })
    await waitFor(() => expect(scroller).toHaveStyle({ backgroundImage: 'none' }))
  },
})

/** On paper nothing scrolls: the table and the code fit the sheet. */
export const WideOnPaper = meta.story({
  args: {
    html: `<table><tr>${'<th>Consommation</th>'.repeat(9)}</tr><tr>${'<td>14785:2006</td>'.repeat(9)}</tr></table>
      <pre><code>${'erreur AL05 '.repeat(20)}${'x'.repeat(200)}</code></pre>`,
  },
  ...onPaper,
  play: async ({ canvas, canvasElement }) => {
    const scroller = await canvas.findByRole('group', { name: richTextTexts.table })
    await waitFor(() => expect(canvas.getByRole('table').offsetWidth).toBe(scroller.clientWidth))
    await expect(getComputedStyle(scroller).overflowX).toBe('visible')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
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

/** Each at most as wide as it is, also when the text does not say its size. */
export const SmallPictures = meta.story({
  args: {
    html: `<p><img src="${drawing(24, 24)}" alt="Une icône"></p><p>Certifiés depuis 2015.</p>
      <p><img src="${drawing(200, 150)}" alt="Un label" width="200" height="150"></p>
      <figure><img src="${drawing(1600, 900)}" alt="Une pose" width="100%"><figcaption>La pose.</figcaption></figure>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Une icône' }).offsetWidth).toBe(24))
    await expect(canvas.getByRole('img', { name: 'Un label' }).offsetWidth).toBe(200)
    const large = canvas.getByRole('img', { name: 'Une pose' })
    await waitFor(() => expect(large.offsetWidth).toBe(large.parentElement?.offsetWidth))
  },
})

export const SmallPicturesOnPhone = SmallPictures.extend({ ...onPhone })

/** A very high picture is whole within the screen. */
export const HighPictures = meta.story({
  args: {
    html: `<p><img src="${drawing(300, 2400)}" alt="Un conduit" width="300" height="2400"></p>
      <p><img src="${drawing(300, 2400)}" alt="Un autre"></p><p>Après.</p>`,
  },
  play: async ({ canvas }) => {
    for (const name of ['Un conduit', 'Un autre']) {
      const picture = canvas.getByRole('img', { name })
      await waitFor(() => expect(picture.offsetHeight).toBeGreaterThan(100))
      await expect(picture.offsetHeight).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.8))
      await expect(picture).toHaveStyle({ objectFit: 'contain' })
    }
  },
})

export const HighPicturesOnPhone = HighPictures.extend({
  ...onPhone,
  // Its pictures grow with the screen: a frame of its height would never fit.
  parameters: { docs: { story: { height: '844px' } } },
})
