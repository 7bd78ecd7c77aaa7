import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { RemoteIcon } from '../../../src/components/media/RemoteIcon/RemoteIcon'

const flame =
  '<path fill="currentColor" d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 4 4 1-3 1-6 0-9"/>'

/** The drawing, once its sanitiser is there. */
const findIcon = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const icon = canvasElement.querySelector('svg')
    if (!icon) throw new Error('No icon is drawn.')
    return icon
  })

const meta = preview.meta({
  title: 'Components/Media/RemoteIcon',
  component: RemoteIcon,
  parameters: {
    guide: {
      purpose: 'A sign that the owner chose in the backend, drawn by the public icon service.',
      do: ['Give a drawing already fetched: nothing is asked for here.'],
      dont: ['Don’t rely on it: without network or storage there is none.'],
      accessibility: ['Hidden from assistive technology, sanitised before it is drawn.'],
    },
    layout: 'padded',
  },
  args: { drawing: { body: flame, viewBox: '0 0 24 24' } },
})

/** As tall as the text, in its colour, and never read aloud. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const icon = await findIcon(canvasElement)
    await expect(icon.parentElement).toHaveAttribute('aria-hidden', 'true')
    await expect(icon.querySelector('path')).toHaveAttribute('fill', 'currentColor')
  },
})

/** A body with no shape at all. */
export const Empty = meta.story({
  args: { drawing: { body: 'text', viewBox: '0 0 24 24' } },
  play: async ({ canvasElement }) => {
    await expect((await findIcon(canvasElement)).children).toHaveLength(0)
  },
})

/** What runs, animates or points elsewhere is cut out; the shapes stay. */
export const Hostile = meta.story({
  args: {
    drawing: {
      viewBox: '0 0 24 24',
      body: [
        '<g onclick="alert(1)" style="background:url(https://elsewhere.test)">',
        flame,
        '</g><script>alert(1)</script><image href="https://elsewhere.test/x.png" onerror="alert(1)"/>',
        '<use href="https://elsewhere.test/x.svg#a"/><a href="javascript:alert(1)"><circle r="1"/></a>',
        '<foreignObject><img src="x" onerror="alert(1)"></foreignObject><style>*{display:none}</style>',
        '<animate attributeName="href" to="javascript:alert(1)"/></svg><img src="x" onerror="alert(1)">',
      ].join(''),
    },
  },
  play: async ({ canvasElement }) => {
    const icon = await findIcon(canvasElement)
    const names = new Set(Array.from(icon.querySelectorAll('*') ?? [], (element) => element.tagName))
    await expect([...names].toSorted()).toEqual(['g', 'path'])
    await expect(icon.innerHTML).not.toMatch(/onclick|style|href|alert|elsewhere/)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
