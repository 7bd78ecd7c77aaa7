import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ProductPicture } from '../../../src/components/catalogue/ProductPicture/ProductPicture'
import { buildMedia, seedMedia } from '../../../src/mocks/fixtures/media'
import { toMedia } from '../../../src/cms/strapi/media'

const meta = preview.meta({
  title: 'Components/Catalogue/ProductPicture',
  component: ProductPicture,
  parameters: {
    guide: {
      purpose:
        'A product on the studio background: upright pictures fill the frame, wide ones are shown whole, a missing one is a drawn stove.',
      do: ['Use the studio pictures: their background is the frame’s.'],
      dont: ['Don’t use it for scenes: see FramedMedia.'],
      accessibility: ['The drawn stove is decoration.'],
    },
    layout: 'padded',
  },
  args: { image: toMedia(seedMedia('products/wood-cast')), sizes: '24rem', isMain: true },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
})

const ratioOf = (element: Element | null | undefined) => {
  const { width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return width / height
}

/** It fills the frame. */
export const Upright = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(getComputedStyle(image).objectFit).toBe('cover')
    await expect(ratioOf(image.parentElement)).toBeCloseTo(4 / 5, 2)
  },
})

/** It is shown whole, in its own shape. */
export const Landscape = meta.story({
  args: { image: toMedia(seedMedia('products/insert-80')) },
  play: async ({ canvas }) => {
    await expect(ratioOf(canvas.getByRole('img'))).toBeCloseTo(1000 / 900, 2)
  },
})

/** A drawn stove, in the same room. */
export const Missing = meta.story({
  args: { image: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(ratioOf(canvasElement.querySelector('svg')?.parentElement)).toBeCloseTo(4 / 5, 2)
  },
})

/** Its host is out of reach, or its file gone: as if there were none. */
export const Unreachable = meta.story({
  args: { image: toMedia(buildMedia({ url: 'data:image/png;base64,AAAA', formats: null })) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
})

/** The backend did not measure it: the frame is the same. */
export const UnknownSize = meta.story({
  args: {
    image: toMedia(buildMedia({ width: null, height: null, formats: null }, 'products/wood-modern-2')),
  },
  play: async ({ canvas }) => {
    await expect(ratioOf(canvas.getByRole('img').parentElement)).toBeCloseTo(4 / 5, 2)
  },
})
