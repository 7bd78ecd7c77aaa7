import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../mocks/fixtures/products'
import { toProduct } from '../strapi/normalisers/toProduct'
import { findProduct } from './findProduct'

describe('findProduct', () => {
  const products = [
    buildProduct({ id: 1, slug: 'evasion', title: 'Lauze 8' }),
    buildProduct({ id: 2, slug: 'Évasion', title: 'Autre' }),
    buildProduct({ id: 3, slug: 'lauze', title: 'evasion' }),
  ].map(toProduct)

  const idOf = (slug: string) => findProduct(products, slug)?.id.at(-1)

  it('prefers the exact slug', () => {
    expect(idOf('evasion')).toBe('1')
    expect(idOf('Évasion')).toBe('2')
  })

  it('then matches a slug without regard to case and accents', () => {
    expect(idOf('EVASION')).toBe('1')
  })

  it('then matches a title without regard to case, accents and surrounding spaces', () => {
    expect(idOf(' lauze 8 ')).toBe('1')
  })

  it('returns undefined when nothing matches', () => {
    expect(idOf('calypso')).toBeUndefined()
  })
})
