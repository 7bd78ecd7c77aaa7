import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildCategory } from '../mocks/fixtures/categories'
import { buildProduct } from '../mocks/fixtures/products'
import { matchesWords, wordsOf } from './search'

const product = toProduct(
  buildProduct({
    title: 'Ondéa 8',
    subtitle: 'Sœur de l’Élan, mi-bois, avec tuyau',
    brand: 'Granéo',
    categories: ['Poêles à granulés', 'Promotions'].map((name, id) => buildCategory({ id, name })),
    type: 'etanche',
    power_kw: 10.5,
  }),
)

it('finds a brand without its sign that no French keyboard has', () => {
  expect(matchesWords({ ...product, brand: 'Norrøn' }, wordsOf('norron'))).toBe(true)
  expect(matchesWords({ ...product, brand: 'NORRØN' }, wordsOf('norrøn'))).toBe(true)
})

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
    'poêle à pellets',
    'promo',
    'poêle étanche',
    'Étanche Ondéa',
    'étanches',
    'POÊLES étanches',
    'ondéas',
    'tuyaux',
    'bois',
    '10,5 kW',
    '10.5 kW',
    '10,5kW',
    '10',
    '  ondea  ',
    '',
  ])('finds “%s”', (query) => {
    expect(matchesWords(product, wordsOf(query))).toBe(true)
  })

  it.each(['ondea fontane', 'ondea8', '88', '5 kw', '0'])('does not find “%s”', (query) => {
    expect(matchesWords(product, wordsOf(query))).toBe(false)
  })

  it('does not find with a short word what only begins like it', () => {
    const box = toProduct(buildProduct({ title: 'Boîtier de commande', subtitle: null, categories: null }))
    expect(matchesWords(box, wordsOf('bois'))).toBe(false)
  })

  it('does not search the description', () => {
    expect(matchesWords({ ...product, descriptionHtml: 'flamme' }, wordsOf('flamme'))).toBe(false)
  })
})

it.each(['', ' ', '-', '’ –'])('“%s” has no word', (query) => {
  expect(wordsOf(query)).toEqual([])
})
