import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { RemoteIcon } from '../../../src/components/media/RemoteIcon/RemoteIcon'
import { showsNothing } from '../../support/showsNothing'

const flame =
  '<path fill="currentColor" d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 4 4 1-3 1-6 0-9"/>'

/** Waits for the icon, which is rendered once the sanitiser is loaded. */
const findIcon = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const icon = canvasElement.querySelector('svg')
    if (!icon) throw new Error('No icon is rendered.')
    return icon
  })

const meta = preview.meta({
  title: 'Components/Media/RemoteIcon',
  component: RemoteIcon,
  parameters: {
    guide: {
      purpose: 'An icon that the owner chose in the backend, from a public icon service.',
      do: ['Pass an icon that is already fetched: the component makes no request.'],
      dont: ['Don’t rely on it: when it cannot be fetched, there is no icon.'],
      accessibility: ['Hidden from assistive technology.'],
    },
    layout: 'centered',
  },
  args: { drawing: { body: flame, viewBox: '0 0 24 24' } },
})

/** As tall as the text and in its colour; not read by screen readers. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const icon = await findIcon(canvasElement)
    await expect(icon.parentElement).toHaveAttribute('aria-hidden', 'true')
    await expect(icon.querySelector('path')).toHaveAttribute('fill', 'currentColor')
  },
})

/** The icon contains no shape. */
export const Empty = meta.story({
  ...showsNothing,
  args: { drawing: { body: 'text', viewBox: '0 0 24 24' } },
  play: async ({ canvasElement }) => {
    await expect((await findIcon(canvasElement)).children).toHaveLength(0)
  },
})

/** Scripts, animations and links are removed; the shapes stay. */
export const Hostile = meta.story({
  args: {
    drawing: {
      viewBox: '0 0 24 24',
      body: [
        '<g onclick="alert(1)" style="background:url(https://elsewhere.test)">',
        flame,
        '<path d="M0 0" fill="url(https://elsewhere.test/paint.svg#a)" stroke="currentColor"/>',
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

/** In one colour, that of the text. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <p>
      <RemoteIcon {...args} /> Ramonage
    </p>
  ),
})

const colourful =
  '<circle cx="12" cy="12" r="12" fill="#1877f2"/><path fill="#ffd500" d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 4 4 1-3 1-6 0-9"/>'

/** With colours of its own, which are not the site’s. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { drawing: { body: colourful, viewBox: '0 0 24 24' } },
  render: (args) => (
    <p>
      <RemoteIcon {...args} /> Ramonage
    </p>
  ),
})
