import { expect, fn } from 'storybook/test'
import { onDesktop, onPhone, onTablet } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import type { Product } from '../../../src/cms/content/types'
import { CompareToggle } from '../../../src/components/catalogue/CompareToggle/CompareToggle'
import { ProductGrid, ProductGridSkeleton } from '../../../src/components/catalogue/ProductGrid/ProductGrid'
import { CallBand } from '../../../src/components/layout/CallBand/CallBand'
import { ShowMore } from '../../../src/components/foundation/ShowMore/ShowMore'
import { paths } from '../../../src/site/paths'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { productTexts } from '../../../src/site/texts/product'
import { someProducts } from '../../support/samples'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Catalogue/ProductGrid',
  component: ProductGrid,
  parameters: {
    guide: {
      purpose: 'Products in three columns on wide screens, and their skeleton while they load.',
      do: ['Show the skeleton with nine cards.'],
      dont: ['Don’t put anything but products in it.'],
      accessibility: ['A list; its skeleton is hidden from screen readers, the page announces the loading.'],
    },
    layout: 'padded',
  },
  args: { products: someProducts(9) },
})

/** The grid is around the list. */
const columnsOf = (list: Element) =>
  getComputedStyle(list.parentElement ?? list).gridTemplateColumns.split(' ').length

/** Three in a row. They are below the page's hero, so their pictures are lazy. */
export const Nine = meta.story({
  ...onDesktop,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(9)
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3)
    const loading = Array.from(canvasElement.querySelectorAll('img'), (image) => image.loading)
    // A landscape picture is there three times: its edges fill the frame.
    await expect(loading.length).toBeGreaterThanOrEqual(9)
    await expect(new Set(loading)).toEqual(new Set(['lazy']))
  },
})

export const One = meta.story({ args: { products: someProducts(1) } })

/** The grid takes no space; the page says why there is no product. */
export const None = meta.story({
  ...showsNothing,
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

const toToggle = ({ slug, title }: Product) => (
  <CompareToggle title={title} isChosen={slug === 'lys-9'} isFull={false} onToggle={fn()} />
)

/** With a button on each card, in line with those of the neighbours. */
export const WithActions = meta.story({
  args: { products: someProducts(6), actionOf: toToggle },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6)
  },
})

export const WithActionsOnPhone = WithActions.extend({
  ...onPhone,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top)
    await expect(first).toBe(second)
  },
})

const more = (
  <ShowMore
    onShowMore={fn()}
    loadingLabel={texts.loading}
    wholeList={{ label: common.allProducts, href: paths.allProducts }}
  />
)

/** The middle of the button, and the box of the last card, px. */
const placesOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) => {
  const [button] = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect())
  const card = canvas.getAllByRole('article').at(-1)?.getBoundingClientRect()
  if (!button || !card) throw new Error('no button, or no card')
  return { x: button.x + button.width / 2, y: button.y + button.height / 2, card }
}

/** “Voir plus” takes the place that an odd number leaves free. */
export const OddWithMore = meta.story({
  args: { products: someProducts(3), after: more },
  ...onPhone,
  play: async ({ canvas }) => {
    const { x, y, card } = placesOf(canvas)
    await expect(x).toBeGreaterThan(card.right)
    await expect(y).toBeGreaterThan(card.top)
    await expect(y).toBeLessThan(card.bottom)
  },
})

export const EvenWithMore = meta.story({
  args: { products: someProducts(4), after: more },
  ...onPhone,
  play: async ({ canvas }) => {
    const { y, card } = placesOf(canvas)
    await expect(y).toBeGreaterThan(card.bottom)
  },
})

/** Three in a row leave nothing free beside nine. */
export const NineWithMore = meta.story({
  args: { after: more },
  ...onDesktop,
  play: async ({ canvas }) => {
    const { y, card } = placesOf(canvas)
    await expect(y).toBeGreaterThan(card.bottom)
  },
})

/** The page says what is loading; the nine cards say nothing. */
export const Loading = meta.story({
  render: () => <ProductGridSkeleton count={9} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
})

/** Products, and the button that shows more of them. */
export const RightUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: { products: someProducts(3), after: more },
})

/** A band is no product: it is squeezed between the cards, and moves them apart. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    products: someProducts(3),
    after: (
      <div>
        <CallBand question={productTexts.callQuestion} />
      </div>
    ),
  },
})
