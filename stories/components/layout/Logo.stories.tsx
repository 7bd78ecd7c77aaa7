import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Logo } from '../../../src/components/layout/Logo/Logo'
import { site } from '../../../src/site/identity'
import { DarkSurface } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Layout/Logo',
  component: Logo,
  parameters: {
    guide: {
      purpose: 'The firm’s name as its wordmark, as large as the text around it.',
      do: ['Set its size with `font-size` on what holds it.'],
      dont: ['Don’t stretch, outline or recolour the ampersand: it is always the accent.'],
      accessibility: ['The name is real text; the drawn ampersand is read “&”.'],
    },
    layout: 'padded',
  },
  args: { name: site.name },
  decorators: [(Story) => <div style={{ fontSize: '3rem' }}>{Story()}</div>],
})

/** The "&" is drawn, and read. */
export const WithAmpersand = meta.story({
  args: { name: 'Braise & Brise' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '&' })).toBeVisible()
    await expect(canvas.getByText(/^Braise\s+Brise$/)).toBeVisible()
  },
})

/** A name without one is set as it is. */
export const WithoutAmpersand = meta.story({
  args: { name: 'Les Feux du Razès' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const OnDarkSurface = meta.story({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

/** As small as on a telephone's header. */
export const Small = meta.story({
  decorators: [(Story) => <div style={{ fontSize: '1.3rem' }}>{Story()}</div>],
})
