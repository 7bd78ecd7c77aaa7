import { bypass, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import type { StrapiMedia } from '../../../src/cms/strapi/wire/wire'
import { MediaImage } from '../../../src/components/media/MediaImage/MediaImage'
import { buildMedia } from '../../../src/mocks/fixtures/media'
import { mediaOf } from '../../support/samples'

const sceneOf = (overrides: Partial<StrapiMedia> = {}) => mediaOf(buildMedia(overrides, 'scenes/install'))

const meta = preview.meta({
  title: 'Components/Media/MediaImage',
  component: MediaImage,
  argTypes: { ratio: { control: 'select', options: ['1 / 1', '4 / 3', '3 / 2', '16 / 9', '3 / 4'] } },
  parameters: {
    guide: {
      purpose: 'A picture from the backend, with all its widths as `srcset`.',
      do: [
        'Set `sizes` to the width in the layout, not to the width of the file.',
        'Set `isMain` on the main picture of a page.',
      ],
      dont: ['Don’t resize an SVG or a GIF with the image service.'],
      accessibility: [
        'It has the backend’s alternative text; without one it is decorative.',
        '`width` and `height` are always set, so nothing moves.',
      ],
    },
    layout: 'padded',
  },
  args: { media: sceneOf(), sizes: '(min-width: 40em) 36rem, 94vw', isMain: true },
  decorators: [(Story) => <div style={{ maxWidth: '36rem' }}>{Story()}</div>],
})

const expectDrawn = (image: HTMLImageElement) => waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))

const CMS = 'https://cms.test/uploads/scenes'

/** The backend's formats and the original, without the thumbnail. */
export const WithFormats = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    await expect(image.srcset.split(', ')).toEqual([
      `${CMS}/small_install.jpg 500w`,
      `${CMS}/medium_install.jpg 750w`,
      `${CMS}/large_install.jpg 1000w`,
      `${CMS}/install.jpg 2560w`,
    ])
    await expect(image).toHaveAttribute('src', `${CMS}/install.jpg`)
    await expect(image).toHaveAttribute('width', '2560')
    await expect(image).toHaveAttribute('height', '1440')
    await expect(image.alt).not.toBe('')
    await expectDrawn(image)
  },
})

/** The original is smaller than every format: only `src` is set. Further down the page it is lazy. */
export const WithoutFormats = meta.story({
  args: { media: sceneOf({ formats: null }), isMain: false },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    await expect(image).not.toHaveAttribute('srcset')
    await expect(image).not.toHaveAttribute('sizes')
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expectDrawn(image)
  },
})

const cloudAddress = (options: string) =>
  `https://res.cloudinary.com/demo/image/upload/${options ? `${options}/` : ''}v1/poele.jpg`

/** The cloud image service delivers each width, in the best format and quality. */
export const OnCloudImageService = meta.story({
  args: { media: sceneOf({ url: cloudAddress(''), formats: null }) },
  beforeEach({ msw }) {
    msw.use(
      http.get('https://res.cloudinary.com/*', () =>
        fetch(
          bypass(new URL('uploads/scenes/install.jpg', new URL(import.meta.env.BASE_URL, document.baseURI))),
        ),
      ),
    )
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    await expect(image.src).toBe(cloudAddress('w_1200,f_auto,q_auto,c_lfill'))
    await expect(image.srcset.match(/\d+w(?=,|$)/g)).toEqual(['500w', '750w', '1000w', '1200w'])
    await expectDrawn(image)
  },
})

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z" fill="#f2eadf"/><path d="M20 5c5 6 8 9 8 14a8 8 0 0 1-16 0c0-5 6-8 8-14z" fill="#b93a0b"/></svg>',
)}`

/** An SVG scales to any width, so it has no `srcset`. */
export const Svg = meta.story({
  args: { media: sceneOf({ url: drawing, mime: 'image/svg+xml' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', drawing)
    await expect(canvas.getByRole('img')).not.toHaveAttribute('srcset')
  },
})

/** The size is unknown: the space of `ratio` is reserved. */
export const WithoutSize = meta.story({
  args: { media: sceneOf({ width: null, height: null, formats: null }), ratio: '16 / 9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('width', '1600')
    await expect(canvas.getByRole('img')).toHaveAttribute('height', '900')
  },
})

/** It is decorative, and not read. */
export const WithoutAlternativeText = meta.story({
  args: { media: sceneOf({ alternativeText: null, caption: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})
