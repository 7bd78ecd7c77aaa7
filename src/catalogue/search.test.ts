import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/toProduct'
import { buildCategory } from '../mocks/fixtures/categories'
import { buildProduct } from '../mocks/fixtures/products'
import { matchesWords, titlesFirst, wordsOf } from './search'

const product = toProduct(
  buildProduct({
    title: 'Ondéa 8',
    subtitle: 'Sœur de l’Élan, mi-bois',
    brand: 'Granéo',
    categories: ['Poêles à granulés', 'Promotions'].map((name, id) => buildCategory({ id, name })),
    type: 'etanche',
  }),
)

describe('matchesWords', () => {
  it.each([
    'ondea',
    'ONDÉA',
    'néo',
    'graneo ondea',
    '8 gran',
    'ondea-8',
    'soeur',
    'l’elan',
    "l'élan",
    'mi bois',
    'granulé',
    'promo',
    'poêle étanche',
    'Étanche Ondéa',
    '  ondea  ',
    '',
  ])('finds “%s”', (query) => {
    expect(matchesWords(product, wordsOf(query))).toBe(true)
  })

  it.each(['ondea fontane', 'ondéas', 'ondea8', '88'])('does not find “%s”', (query) => {
    expect(matchesWords(product, wordsOf(query))).toBe(false)
  })

  it('does not search the description', () => {
    expect(matchesWords({ ...product, descriptionHtml: 'flamme' }, wordsOf('flamme'))).toBe(false)
  })
})

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

it.each(['', ' ', '-', '’ –'])('“%s” has no word', (query) => {
  expect(wordsOf(query)).toEqual([])
})
