import { expect } from 'storybook/test'
import { behaviour, onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { showcaseOf } from '../../../src/catalogue/showcase'
import { Showcase } from '../../../src/components/home/Showcase/Showcase'
import { paths } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'
import { someArticles, someProducts } from '../../support/samples'

const [newest = null] = someArticles(1)

const meta = preview.meta({
  title: 'Components/Home/Showcase',
  component: Showcase,
  parameters: {
    guide: {
      purpose: 'A few products of the shop, and a line of the latest news.',
      do: ['Choose products of different categories (`showcaseOf`).'],
      dont: ['Don’t show it without a product.'],
      accessibility: ['A heading, a list of articles, and two ordinary links.'],
    },
  },
  args: { products: showcaseOf(someProducts(16)), article: newest },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: common.allProducts })).toHaveAttribute(
      'href',
      paths.products,
    )
    await expect(canvas.getByRole('link', { name: newest?.title })).toHaveAttribute(
      'href',
      paths.article(newest?.slug ?? ''),
    )
  },
})

Default.test('fills the row of a wide screen', behaviour, async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(3)
})

/** Two products: a third would stand alone in its row. */
export const Phone = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
})

export const WithoutNews = meta.story({ args: { article: null } })

/** The title has no date, and is longer than its line. */
export const LongTitle = meta.story({
  args: {
    article: {
      slug: 'long',
      title:
        'Chauffage au bois en copropriété : ce que la chaudière collective, le conduit partagé et l’anticonstitutionnellement long règlement autorisent',
      date: null,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Three kinds: the shop sells more than one thing. */
export const RightUse = meta.story({
  ...onDesktop,
  tags: ['!dev'],
})

/** Three of one kind. */
export const WrongUse = meta.story({
  ...onDesktop,
  tags: ['!dev'],
  args: { products: someProducts(3) },
})
