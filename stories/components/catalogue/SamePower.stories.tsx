import { expect } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { SamePower } from '../../../src/components/catalogue/SamePower/SamePower'
import { kilowatts } from '../../../src/site/texts/kilowatts'
import { productTexts } from '../../../src/site/texts/product'
import { stovesOfPower } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Catalogue/SamePower',
  component: SamePower,
  parameters: {
    guide: {
      purpose: 'Other products for the same need, under a product’s sheet.',
      do: ['Show at most three.'],
      dont: ['Don’t show it empty.'],
      accessibility: ['A list under a heading.'],
    },
  },
  args: {
    products: stovesOfPower(6.4, 9.6, 3),
    all: {
      label: productTexts.allOfPower(kilowatts.between('6,4', '9,6')),
      href: '/products?min=6.4&max=9.6',
    },
  },
})

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: productTexts.samePower })).toBeVisible()
  },
})

Three.test('fills the row of a wide screen', behaviour, async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(3)
})

/** As many as fill the row. */
export const TwoOnPhone = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
})

export const One = meta.story({ args: { products: stovesOfPower(6.4, 9.6, 1) } })
