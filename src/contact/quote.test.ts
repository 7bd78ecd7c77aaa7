import { describe, expect, it } from 'vitest'
import { readQuoteTarget, withoutQuoteProduct, withoutQuoteTarget } from './quote'

const read = (query: string) => readQuoteTarget(new URLSearchParams(query))

describe('the address of the contact page', () => {
  it.each([
    ['produit=ondea-8', { kind: 'products', slugs: ['ondea-8'] }],
    ['produit=Po%C3%AAle%208', { kind: 'products', slugs: ['Poêle 8'] }],
    ['produit=a&produit=&produit=b&produit=a', { kind: 'products', slugs: ['a', 'b'] }],
    ['produit=8,5&produit=b&produit=c&produit=d', { kind: 'products', slugs: ['8,5', 'b', 'c'] }],
    [
      'puissance=surface%3D80%26isolation%3D1983-1989',
      { kind: 'power', home: 'surface=80&isolation=1983-1989' },
    ],
    ['service=entretien/ramonage', { kind: 'service', category: 'entretien', slug: 'ramonage' }],
    ['service=services-details/12', { kind: 'service', category: 'services-details', slug: '12' }],
  ])('%s names %j', (query, target) => {
    expect(read(query)).toEqual(target)
  })

  it.each([
    '',
    'produit=',
    'produit=%20',
    'service=',
    'service=entretien',
    'service=a/b/c',
    'service=/',
    'puissance=',
    'message=Bonjour',
  ])('%s names nothing', (query) => {
    expect(read(query)).toBeNull()
  })

  it('keeps the rest without its target', () => {
    expect(
      String(withoutQuoteTarget(new URLSearchParams('produit=a&produit=b&service=b/c&puissance=d&x=1'))),
    ).toBe('x=1')
  })
})

it('a product can be removed from the address', () => {
  const search = new URLSearchParams('produit=a&produit=b%20&x=1&produit=c')
  expect(String(withoutQuoteProduct(search, 'b'))).toBe('produit=a&x=1&produit=c')
})
