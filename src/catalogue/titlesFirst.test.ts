import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildProduct } from '../mocks/fixtures/products'
import { titlesFirst } from './titlesFirst'

describe('titlesFirst', () => {
  const products = [
    ['Cers 25', 'Airelys'],
    ['Oslys', 'Granéo'],
    ['Lys 7', 'Airelys'],
    ['Le Grand Lys', 'Granéo'],
  ].map(([title, brand], index) =>
    toProduct(buildProduct({ id: index + 1, title, slug: `p-${index}`, brand })),
  )
  const titles = (query: string) => titlesFirst(products, query).map(({ title }) => title)

  it.each([
    ['lys', ['Lys 7', 'Le Grand Lys', 'Cers 25', 'Oslys']],
    ['LÝS grand', ['Le Grand Lys', 'Cers 25', 'Oslys', 'Lys 7']],
    ['', ['Cers 25', 'Oslys', 'Lys 7', 'Le Grand Lys']],
  ])('“%s” in the beginnings of the title’s words comes first', (query, expected) => {
    expect(titles(query)).toEqual(expected)
  })
})
