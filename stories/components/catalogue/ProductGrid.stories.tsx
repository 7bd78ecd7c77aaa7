import { expect } from 'storybook/test'
import { onDesktop, onPhone, onTablet } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ProductGrid, ProductGridSkeleton } from '../../../src/components/catalogue/ProductGrid/ProductGrid'
import { someProducts } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Catalogue/ProductGrid',
  component: ProductGrid,
  parameters: {
    guide: {
      purpose: 'Products three by three on wide screens, with the skeleton that keeps their room.',
      do: ['Show the skeleton with nine places.'],
      dont: ['Don’t put anything but products in it.'],
      accessibility: ['A list; its skeleton is hidden from screen readers, the page announces the loading.'],
    },
    layout: 'padded',
  },
  args: { products: someProducts(9) },
})

const columnsOf = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(' ').length

/** Three a row; they stand below the page's hero, so their pictures wait until they come near. */
export const Nine = meta.story({
  ...onDesktop,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(9)
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3)
    const loading = Array.from(canvasElement.querySelectorAll('img'), (image) => image.loading)
    await expect(loading).toEqual(Array(9).fill('lazy'))
  },
})

export const One = meta.story({ args: { products: someProducts(1) } })

/** The page says why; the grid itself takes no room. */
export const None = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})

export const OnTablet = meta.story({
  ...onTablet,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2)
  },
})

export const OnPhone = meta.story({
  args: { products: someProducts(3) },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2)
  },
})

/** The page says what is loading; the nine cards say nothing. */
export const Loading = meta.story({
  render: () => <ProductGridSkeleton count={9} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
})
