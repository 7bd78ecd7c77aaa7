import { expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { stovesWithin } from './stoves'

const product = (title: string, power_kw: unknown, ...categories: string[]) =>
  toProduct({ title, power_kw, categories: categories.map((name) => ({ name })) })

it('finds the stoves within the bounds, without air conditioners', () => {
  const products = [
    product('Trop faible', 4.9, 'Poêles à bois'),
    product('Juste', 5, 'Poêles à bois'),
    product('Climatiseur', 6, 'CLIMATISATION réversible'),
    product('Les deux', 6, 'Poêles à bois', 'Climatiseurs'),
    product('Sans catégorie', '7,5'),
    product('Sans puissance', null, 'Poêles à bois'),
    product('Au plus', 8, 'Poêles à granulés'),
    product('Trop fort', 8.1, 'Poêles à granulés'),
  ]
  expect(stovesWithin(products, { min: 5, max: 8 }).map(({ title }) => title)).toEqual([
    'Juste',
    'Sans catégorie',
    'Au plus',
  ])
})
