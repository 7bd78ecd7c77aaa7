import { expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildProduct } from '../mocks/fixtures/products'
import { indexCatalogue } from './filters'
import { sortCatalogue, type SortOrder } from './sort'

const catalogue = indexCatalogue(
  (
    [
      ['Ondéa 10', 10],
      ['Âtre', null],
      ['Ondéa 8', 8],
      ['Zéphyr', 10],
      ['Brasier', null],
    ] as const
  ).map(([title, power], index) =>
    toProduct(buildProduct({ id: index + 1, title, slug: `p-${index}`, power_kw: power })),
  ),
)

it.each<[SortOrder, string[]]>([
  ['shop', ['Ondéa 10', 'Âtre', 'Ondéa 8', 'Zéphyr', 'Brasier']],
  ['powerUp', ['Ondéa 8', 'Ondéa 10', 'Zéphyr', 'Âtre', 'Brasier']],
  ['powerDown', ['Ondéa 10', 'Zéphyr', 'Ondéa 8', 'Âtre', 'Brasier']],
  ['name', ['Âtre', 'Brasier', 'Ondéa 8', 'Ondéa 10', 'Zéphyr']],
])('sorts by %s', (order, titles) => {
  expect(sortCatalogue(catalogue, order).map(({ product }) => product.title)).toEqual(titles)
})
