import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { winterHouse } from '../../../src/assets/pictures/scenes'
import { toMedia } from '../../../src/cms/strapi/media'
import { FramedMedia } from '../../../src/components/media/FramedMedia/FramedMedia'
import { buildMedia, seedMedia } from '../../../src/mocks/fixtures/media'

const meta = preview.meta({
  title: 'Components/Media/FramedMedia',
  component: FramedMedia,
  parameters: {
    guide: {
      purpose: 'A picture of the backend in a frame of fixed shape, or one of ours when it has none.',
      do: ['Choose a placeholder that says what the card is about.'],
      dont: ['Don’t put text over it.'],
      accessibility: [
        'The frame keeps its room before the picture comes: nothing jumps.',
        'The placeholder is decoration and has no alternative text.',
      ],
    },
  },
  args: { media: toMedia(buildMedia()), placeholder: winterHouse, sizes: '40rem' },
  decorators: [(Story) => <div style={{ maxWidth: '40rem', padding: '2rem' }}>{Story()}</div>],
})

export const Landscape = meta.story()

/** Shown whole; its studio background melts into the frame. */
export const Upright = meta.story({ args: { media: toMedia(seedMedia('products/pellet-rect-white')) } })

/** A picture of the site's own keeps the frame. */
export const WithoutPicture = meta.story({ args: { media: null } })

/** The picture's host is out of reach, or its file gone: the site's own stands in. */
export const Unreachable = meta.story({
  args: { media: toMedia(buildMedia({ url: 'data:image/png;base64,AAAA', formats: null })) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('picture')).toBeVisible())
  },
})

/** The backend does not say how large it is. */
export const UnknownSize = meta.story({
  args: { media: toMedia(buildMedia({ width: null, height: null, formats: null })) },
})
