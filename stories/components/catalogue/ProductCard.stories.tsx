import preview from '../../../.storybook/preview'
import { toProduct } from '../../../src/cms/strapi/toProduct'
import { ProductCard } from '../../../src/components/catalogue/ProductCard/ProductCard'
import { seedMedia } from '../../../src/mocks/fixtures/media'
import { buildProduct } from '../../../src/mocks/fixtures/products'

const meta = preview.meta({
  title: 'Components/Catalogue/ProductCard',
  component: ProductCard,
  parameters: {
    guide: {
      purpose:
        'A product in the catalogue: picture on the studio background, name, what it is, who makes it, how strong.',
      do: ['Place it in a ProductGrid: the parts of neighbouring cards align.'],
      dont: ['Don’t add a price: the firm quotes.'],
      accessibility: [
        'The whole card is pressed through one link, the title.',
        'A missing fact leaves no empty line to be read.',
      ],
    },
  },
  args: { product: toProduct(buildProduct()) },
  decorators: [(Story) => <div style={{ maxWidth: '24rem', padding: '2rem' }}>{Story()}</div>],
})

export const Default = meta.story()

/** Shown whole on the studio background, never cut. */
export const LandscapePicture = meta.story({
  args: { product: toProduct(buildProduct({ title: 'Foyer 80', image: seedMedia('products/insert-80') })) },
})

/** A drawn stove keeps the card's shape. */
export const WithoutPicture = meta.story({ args: { product: toProduct(buildProduct({ image: null })) } })

/** Neither brand nor power nor subtitle: the title stands alone. */
export const TitleOnly = meta.story({
  args: { product: toProduct(buildProduct({ subtitle: null, brand: null, power_kw: null })) },
})

/** A very long title wraps without widening the grid. */
export const LongTitle = meta.story({
  args: { product: toProduct(buildProduct({ title: 'Poêle à granulés canalisable '.repeat(5) })) },
})
