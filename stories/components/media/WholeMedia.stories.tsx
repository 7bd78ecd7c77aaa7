import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { toMedia } from '../../../src/cms/strapi/normalisers/media'
import { WholeMedia } from '../../../src/components/media/WholeMedia/WholeMedia'
import { buildMedia, seedMedia } from '../../../src/mocks/fixtures/media'
import { ratioOf } from '../../support/ratioOf'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Media/WholeMedia',
  component: WholeMedia,
  parameters: {
    guide: {
      purpose: 'A picture from the backend that belongs to a text, such as an article’s cover.',
      do: ['Use it where nothing of the picture may be cut off.'],
      dont: ['Don’t use it in a row of cards: each picture has its own shape.'],
      accessibility: ['Its space is reserved before the picture is loaded, so nothing moves.'],
    },
  },
  args: { media: toMedia(buildMedia()), sizes: '36rem', isMain: true },
  decorators: [(Story) => <div style={{ maxWidth: '40rem', padding: '2rem' }}>{Story()}</div>],
})

/** In its own aspect ratio. */
export const Landscape = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(ratioOf(canvas.getByRole('img'))).toBeCloseTo(16 / 9, 2))
  },
})

/** At most 80% of the screen's height. */
export const Portrait = meta.story({
  args: { media: toMedia(seedMedia('products/pellet-rect-white')) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(image.height).toBeGreaterThan(0))
    await expect(image.height).toBeLessThanOrEqual(0.8 * window.innerHeight + 1)
  },
})

/** Nothing replaces it. */
export const Unreachable = meta.story({
  ...showsNothing,
  args: { media: toMedia(buildMedia({ url: 'data:image/png;base64,AAAA', formats: null })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument())
  },
})
