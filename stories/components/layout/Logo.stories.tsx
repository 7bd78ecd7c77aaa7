import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Flourish, Logo } from '../../../src/components/layout/Logo/Logo'
import { site } from '../../../src/site/identity'
import { DarkSurface } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Layout/Logo',
  component: Logo,
  parameters: {
    guide: {
      purpose: 'The firm’s name as its wordmark, as large as the text around it.',
      do: ['Set its size with `font-size` on its parent.'],
      dont: ['Don’t stretch, outline or recolour the ampersand: it always has the accent colour.'],
      accessibility: ['The name is text; the drawn ampersand is read as “&”.'],
    },
    layout: 'centered',
  },
  args: { name: site.name },
  decorators: [(Story) => <div style={{ fontSize: '3rem' }}>{Story()}</div>],
})

/** The "&" is an image, read as "&". */
export const WithAmpersand = meta.story({
  args: { name: 'Braise & Brise' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '&' })).toBeVisible()
    await expect(canvas.getByText(/^Braise\s+Brise$/)).toBeVisible()
  },
})

/** A name without "&" is only text. */
export const WithoutAmpersand = meta.story({
  args: { name: 'Les Feux du Razès' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

/** Where the name is already in sight, as in the head of a page. */
export const AmpersandAlone = meta.story({ render: () => <Flourish /> })

export const OnDarkSurface = meta.story({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

/** The size in the header on a phone. */
export const Small = meta.story({
  decorators: [(Story) => <div style={{ fontSize: '1.3rem' }}>{Story()}</div>],
})

/** Only its size changes, and the colour of its words on a dark surface. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Stretched and recoloured, it is no longer the firm’s name. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  decorators: [
    (Story) => <div style={{ transform: 'scale(1.25, 0.8)', filter: 'hue-rotate(180deg)' }}>{Story()}</div>,
  ],
})
