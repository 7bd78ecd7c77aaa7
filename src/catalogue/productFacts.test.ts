import { expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildProduct } from '../mocks/fixtures/products'
import { productFacts, typeLabel } from './productFacts'

it.each([
  ['air', 'Air'],
  ['canalisable', 'Canalisable'],
  ['etanche', 'Étanche'],
  ['hydro', 'Hydro'],
])('the type %s has the label %s', (type, label) => {
  expect(typeLabel(type)).toBe(label)
})

it('ignores case, accents and surrounding spaces', () => {
  expect(typeLabel(' ÉTANCHE ')).toBe('Étanche')
})

it.each(['Gainable réversible', 'constructor', '__proto__'])(
  'an unknown type is its own label: %s',
  (type) => {
    expect(typeLabel(type)).toBe(type)
  },
)

it('has the facts of a product as they are shown, and what stands for a missing one', () => {
  const product = toProduct(buildProduct({ type: 'etanche', brand: null, power_kw: 8.5, categories: null }))
  expect(productFacts(product)).toEqual([
    { name: 'Catégorie(s)', value: null, missing: 'Aucune catégorie' },
    { name: 'Type', value: 'Étanche', missing: '–' },
    { name: 'Marque', value: null, missing: '–' },
    { name: 'Puissance (kW)', value: '8,5', missing: '–' },
  ])
})
