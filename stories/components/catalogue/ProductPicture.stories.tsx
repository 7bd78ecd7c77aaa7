import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import indoorUnit from '../../../src/assets/drawings/indoor-unit.svg'
import { ProductPicture } from '../../../src/components/catalogue/ProductPicture/ProductPicture'
import { buildMedia, seedMedia } from '../../../src/mocks/fixtures/media'
import { common } from '../../../src/site/texts/common'
import { byTitle, choiceOf } from '../../support/choices'
import { ratioOf } from '../../support/ratioOf'
import { firstOf, productOf, someProducts } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Catalogue/ProductPicture',
  component: ProductPicture,
  argTypes: { product: choiceOf(byTitle(someProducts(16))) },
  parameters: {
    layout: 'padded',
    guide: {
      purpose: 'A product’s picture, on its card and on its page: it moves from one to the other.',
      do: ['Use it wherever a link leads to the product’s page.'],
      dont: ['Don’t show a product twice on a page: two pictures cannot move to one place.'],
      accessibility: ['Nothing moves with `prefers-reduced-motion`.'],
    },
  },
  args: { product: firstOf(someProducts(1)), sizes: '20rem' },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
})

/** It fills the frame. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(getComputedStyle(image).objectFit).toBe('cover')
    await expect(ratioOf(image.parentElement)).toBeCloseTo(4 / 5, 2)
  },
})

/** Shown whole in the same frame, which its own first and last lines fill above and below. */
export const Landscape = meta.story({
  args: { product: productOf({ image: seedMedia('products/insert-80') }) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(getComputedStyle(image).objectFit).toBe('contain')
    await expect(ratioOf(image.parentElement)).toBeCloseTo(4 / 5, 2)
  },
})

/** On a coloured wall. */
export const OnWall = Landscape.extend({
  args: { product: productOf({ image: seedMedia('products/ac-indoor-3') }) },
})

/** A room fills the frame, as a gallery shows it. */
export const Scene = meta.story({
  args: {
    product: productOf({ image: buildMedia({}, 'scenes/detail-showroom-pellets') }),
    isScene: true,
  },
  play: async ({ canvasElement }) => {
    // Without the two that extend the edges of a plain ground.
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
})

/** A drawing of a stove, at the same size, says that it will come. */
export const WithoutPicture = meta.story({
  args: { product: { image: null, categories: ['Poêles à bois'] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(ratioOf(canvasElement.querySelector('img')?.parentElement)).toBeCloseTo(4 / 5, 2)
    await expect(canvas.getByText(common.pictureToCome)).toBeVisible()
  },
})

/** A drawing of an indoor unit. */
export const AirConditionerWithoutPicture = meta.story({
  args: { product: { image: null, categories: ['Climatisation'] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', indoorUnit)
  },
})

export const Unreachable = meta.story({
  args: {
    product: productOf({ image: buildMedia({ url: 'data:image/png;base64,AAAA', formats: null }) }),
    isMain: true,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument())
    await expect(canvas.getByText(common.pictureToCome)).toBeVisible()
  },
})

/** The frame is the same. */
export const OfUnknownSize = meta.story({
  args: {
    product: productOf({
      image: buildMedia({ width: null, height: null, formats: null }, 'products/wood-modern-2'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(ratioOf(canvas.getByRole('img').parentElement)).toBeCloseTo(4 / 5, 2)
  },
})

const inRoom = productOf({ image: buildMedia({}, 'scenes/detail-showroom-pellets') })

/** A picture of a room fills the frame. */
export const RightUse = meta.story({ tags: ['!dev'], args: { product: inRoom, isScene: true } })

/** Without `isScene` it is small, between smeared edges. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { product: inRoom },
})
