import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { CompareToggle } from '../../../src/components/catalogue/CompareToggle/CompareToggle'
import { ProductCard } from '../../../src/components/catalogue/ProductCard/ProductCard'
import { seedMedia } from '../../../src/mocks/fixtures/media'
import { palette } from '../../../src/theme/tokens'
import { seedCategoriesNamed } from '../../../src/mocks/fixtures/categories'
import { byTitle, choiceOf } from '../../support/choices'
import { productOf, someProducts } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Catalogue/ProductCard',
  component: ProductCard,
  argTypes: { product: choiceOf(byTitle(someProducts(16))) },
  parameters: {
    guide: {
      purpose: 'A product in the catalogue: picture, name, subtitle, brand, power and energy class.',
      do: ['Place it in a ProductGrid: the parts of neighbouring cards align.'],
      dont: ['Don’t add a price: the firm makes individual quotes.'],
      accessibility: [
        'The title is the only link, and makes the whole card clickable.',
        'A missing fact leaves no empty element for screen readers.',
        'A button may stand below the facts, outside the link.',
      ],
    },
  },
  args: { product: productOf() },
  decorators: [(Story) => <div style={{ maxWidth: '24rem', padding: '2rem' }}>{Story()}</div>],
})

export const Default = meta.story()

/** It is shown whole, not cropped. */
export const LandscapePicture = meta.story({
  args: {
    product: productOf({
      title: 'Foyer 80',
      subtitle: 'Insert à bûches, vitre de 80 cm',
      image: seedMedia('products/insert-80'),
      categories: seedCategoriesNamed(['Inserts']),
      type: null,
      brand: 'Focalis',
      power_kw: 10,
    }),
  },
})

/** A drawing of a stove replaces it at the same size. */
export const WithoutPicture = meta.story({ args: { product: productOf({ image: null }) } })

/** Wherever a power is shown, the law wants the energy class too. */
export const WithEnergyClass = meta.story({
  args: { product: productOf({ energy_class: 'A+' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Classe énergétique A\+,/ })).toBeVisible()
  },
})

/** Its button and its link take the colour of the cold side of the firm. */
export const AirConditioner = meta.story({
  args: {
    product: productOf({
      title: 'Cers 25',
      subtitle: 'Mural réversible pour chambre ou bureau',
      image: seedMedia('products/ac-indoor'),
      categories: seedCategoriesNamed(['Climatisation']),
      type: null,
      brand: 'Airelys',
      power_kw: 2.5,
    }),
    action: <CompareToggle title="Cers 25" isChosen isFull={false} onToggle={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({ color: palette.brise })
  },
})

/** No brand, power or subtitle. */
export const TitleOnly = meta.story({
  args: { product: productOf({ subtitle: null, brand: null, power_kw: null }) },
})

/** A very long title wraps without widening the grid. */
export const LongTitle = meta.story({
  args: { product: productOf({ title: 'Poêle à granulés canalisable '.repeat(5) }) },
})

/** The button does not follow the link that covers the card. */
export const WithAction = meta.story({
  args: { action: <CompareToggle title="Ondéa 8" isChosen={false} isFull={false} onToggle={fn()} /> },
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('button').getBoundingClientRect()
    const under = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(under?.closest('button')).toBe(canvas.getByRole('button'))
    await expect(canvas.getByRole('link')).not.toContainElement(canvas.getByRole('button'))
  },
})

/** The power says whom it suits. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** A price promises what only a visit can tell. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { product: productOf({ subtitle: 'À partir de 2 490 € TTC, pose comprise' }) },
})
