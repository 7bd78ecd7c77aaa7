import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ProductPicture } from '../../../src/components/catalogue/ProductPicture/ProductPicture'
import { buildMedia } from '../../../src/mocks/fixtures/media'
import { byTitle, choiceOf } from '../../support/choices'
import { productOf, someProducts } from '../../support/samples'

const [product] = someProducts(1)
if (!product) throw new Error('There is no sample product.')

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
  args: { product, sizes: '20rem' },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible()
  },
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

export const WithoutPicture = meta.story({
  args: { product: { ...product, image: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
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
