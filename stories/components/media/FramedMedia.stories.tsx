import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { winterHouse } from '../../../src/assets/pictures/scenes'
import { toMedia } from '../../../src/cms/strapi/normalisers/media'
import { FramedMedia } from '../../../src/components/media/FramedMedia/FramedMedia'
import { buildMedia, seedMedia } from '../../../src/mocks/fixtures/media'
import { ratioOf } from '../../support/ratioOf'

const meta = preview.meta({
  title: 'Components/Media/FramedMedia',
  component: FramedMedia,
  parameters: {
    guide: {
      purpose: 'A scene from the backend in a rounded frame, or a replacement when it is missing.',
      do: [
        'Choose a placeholder that fits the subject of the card.',
        'Use `ProductPicture` for products, and `WholeMedia` for a picture that belongs to a text.',
      ],
      dont: ['Don’t put text over it.'],
      accessibility: [
        'The frame reserves its space before the picture is loaded, so nothing moves.',
        'The placeholder is decorative and has no alternative text.',
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: '40rem', padding: '2rem' }}>{Story()}</div>],
  args: { sizes: '36rem', placeholder: winterHouse },
})

const landscape = toMedia(buildMedia())
const portrait = toMedia(seedMedia('products/pellet-rect-white'))
const unreachable = toMedia(buildMedia({ url: 'data:image/png;base64,AAAA', formats: null }))
const unknownSize = toMedia(buildMedia({ width: null, height: null, formats: null }))

/** A scene fills its frame. */
export const Landscape = meta.story({ args: { media: landscape } })

/** Cut above and below, so that nothing is beside it. */
export const Portrait = meta.story({
  args: { media: portrait },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(ratioOf(image)).toBeCloseTo(3 / 2, 2)
    await expect(getComputedStyle(image).objectFit).toBe('cover')
  },
})

/** One of the site's own pictures replaces it. */
export const WithoutPicture = meta.story({ args: { media: null } })

/** The picture cannot be loaded: the placeholder is shown. */
export const Unreachable = meta.story({
  args: { media: unreachable },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('picture')).toBeVisible())
  },
})

/** The backend has no width and height of the picture. */
export const UnknownSize = meta.story({ args: { media: unknownSize } })

/** A scene fills its frame. */
export const RightUse = meta.story({ tags: ['!dev'], args: { media: landscape } })

/** An appliance is cut off. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { media: toMedia(seedMedia('products/wood-cast')) },
})
