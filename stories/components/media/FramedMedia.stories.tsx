import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import indoorUnit from '../../../src/assets/drawings/indoor-unit.svg'
import { winterHouse } from '../../../src/assets/pictures/scenes'
import { toMedia } from '../../../src/cms/strapi/normalisers/media'
import { FramedMedia } from '../../../src/components/media/FramedMedia/FramedMedia'
import { buildMedia, seedMedia } from '../../../src/mocks/fixtures/media'
import { common } from '../../../src/site/texts/common'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Media/FramedMedia',
  component: FramedMedia,
  parameters: {
    guide: {
      purpose: 'A picture from the backend in a rounded frame, or a replacement when it is missing.',
      do: [
        'Choose a placeholder that fits the subject of the card.',
        'Use `product` for the product photos: they all have the same frame.',
        'Use `whole` for a picture that belongs to a text, such as an article’s cover.',
      ],
      dont: ['Don’t put text over it.'],
      accessibility: [
        'The frame reserves its space before the picture is loaded, so nothing moves.',
        'The placeholder and the drawing of an appliance are decorative and have no alternative text.',
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: '40rem', padding: '2rem' }}>{Story()}</div>],
  argTypes: {
    variant: {
      description: '`scene` when absent; determines how the picture is cropped and what replaces it.',
    },
    ratio: { description: 'Aspect ratio of a scene’s frame; `3 / 2` when absent.' },
    placeholder: { description: 'Shown instead of a scene that is missing or cannot be loaded.' },
  },
})

const ratioOf = (element: Element | null | undefined) => {
  const { width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return width / height
}

const landscape = toMedia(buildMedia())
const portrait = toMedia(seedMedia('products/pellet-rect-white'))
const unreachable = toMedia(buildMedia({ url: 'data:image/png;base64,AAAA', formats: null }))
const unknownSize = toMedia(buildMedia({ width: null, height: null, formats: null }))

const scene = { sizes: '36rem', placeholder: winterHouse } as const

/** A scene fills its frame. */
export const Landscape = meta.story({ args: { ...scene, media: landscape } })

/** Cut above and below, so that nothing is beside it. */
export const Portrait = meta.story({
  args: { ...scene, media: portrait },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(ratioOf(image)).toBeCloseTo(3 / 2, 2)
    await expect(getComputedStyle(image).objectFit).toBe('cover')
  },
})

/** One of the site's own pictures replaces it. */
export const WithoutPicture = meta.story({ args: { ...scene, media: null } })

/** The picture cannot be loaded: the placeholder is shown. */
export const Unreachable = meta.story({
  args: { ...scene, media: unreachable },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('picture')).toBeVisible())
  },
})

/** The backend has no width and height of the picture. */
export const UnknownSize = meta.story({ args: { ...scene, media: unknownSize } })

const product = { variant: 'product', sizes: '36rem', isMain: true } as const

/** It fills the frame. */
export const ProductPortrait = meta.story({
  args: { ...product, media: toMedia(seedMedia('products/wood-cast')) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(getComputedStyle(image).objectFit).toBe('cover')
    await expect(ratioOf(image.parentElement)).toBeCloseTo(4 / 5, 2)
  },
})

/** Shown whole in the same frame, which its own first and last lines fill above and below. */
export const ProductLandscape = meta.story({
  args: { ...product, media: toMedia(seedMedia('products/insert-80')) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(getComputedStyle(image).objectFit).toBe('contain')
    await expect(ratioOf(image.parentElement)).toBeCloseTo(4 / 5, 2)
  },
})

/** On a coloured wall. */
export const ProductOnWall = ProductLandscape.extend({
  args: { ...product, media: toMedia(seedMedia('products/ac-indoor-3')) },
})

/** A drawing of a stove, at the same size, says that it will come. */
export const ProductWithoutPicture = meta.story({
  args: { ...product, media: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(ratioOf(canvasElement.querySelector('img')?.parentElement)).toBeCloseTo(4 / 5, 2)
    await expect(canvas.getByText(common.pictureToCome)).toBeVisible()
  },
})

/** A drawing of an indoor unit. */
export const AirConditionerWithoutPicture = meta.story({
  args: { ...product, accent: 'cool', media: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', indoorUnit)
  },
})

export const ProductUnreachable = meta.story({
  args: { ...product, media: unreachable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument())
    await expect(canvas.getByText(common.pictureToCome)).toBeVisible()
  },
})

/** The frame is the same. */
export const ProductOfUnknownSize = meta.story({
  args: {
    ...product,
    media: toMedia(buildMedia({ width: null, height: null, formats: null }, 'products/wood-modern-2')),
  },
  play: async ({ canvas }) => {
    await expect(ratioOf(canvas.getByRole('img').parentElement)).toBeCloseTo(4 / 5, 2)
  },
})

const whole = { variant: 'whole', sizes: '36rem', isMain: true } as const

/** In its own aspect ratio. */
export const Whole = meta.story({
  args: { ...whole, media: landscape },
  play: async ({ canvas }) => {
    await waitFor(() => expect(ratioOf(canvas.getByRole('img'))).toBeCloseTo(16 / 9, 2))
  },
})

/** At most 80% of the screen's height. */
export const WholePortrait = meta.story({
  args: { ...whole, media: portrait },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(image.height).toBeGreaterThan(0))
    await expect(image.height).toBeLessThanOrEqual(0.8 * window.innerHeight + 1)
  },
})

/** Nothing replaces it. */
export const WholeUnreachable = meta.story({
  ...showsNothing,
  args: { ...whole, media: unreachable },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument())
  },
})

/** As a `product`, an appliance is shown whole. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: { ...product, media: toMedia(seedMedia('products/wood-cast')) },
})

/** As a `scene`, its frame cuts it off. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { ...scene, media: toMedia(seedMedia('products/wood-cast')) },
})
