import { expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildProduct } from '../mocks/fixtures/products'
import { showcaseOf } from './showcase'

const product = (title: string, ...categories: string[]) => ({
  ...toProduct(buildProduct({ title, slug: title })),
  categories,
})
const titles = (...products: ReturnType<typeof product>[]) => showcaseOf(products).map(({ title }) => title)

it('is the first product of each of three categories', () => {
  expect(
    titles(
      product('a', 'Poêles'),
      product('b', 'poeles'),
      product('c', 'Inserts'),
      product('d'),
      product('e', 'Climatisation'),
    ),
  ).toEqual(['a', 'c', 'e'])
})

it('has products without a picture only when there are no others', () => {
  const bare = { ...product('a', 'Poêles'), image: null }
  expect(titles(bare, product('b'), product('c', 'Inserts'))).toEqual(['c', 'b', 'a'])
})

it('is made up with the next products when there are fewer categories', () => {
  expect(titles(product('a', 'Poêles'), product('b', 'Poêles'), product('c', 'Inserts'))).toEqual([
    'a',
    'c',
    'b',
  ])
})

it('is empty without products', () => {
  expect(titles()).toEqual([])
})
