import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkProperty, hostileText } from '../testing/properties'
import { comparisonHref } from '../site/paths'
import { readComparisonAddress } from './comparison'

const read = (query: string) => readComparisonAddress(new URLSearchParams(query))

describe('the address of a comparison', () => {
  it.each([
    ['', [], []],
    ['produits=', [], []],
    ['produits=,%20,', [], []],
    ['produits=ondea-8', ['ondea-8'], []],
    ['produits=ondea-8,lys-9,razes', ['ondea-8', 'lys-9', 'razes'], []],
    // As some messaging applications write it.
    ['produits=ondea-8%2Clys-9', ['ondea-8', 'lys-9'], []],
    ['produits=ondea-8,%20ondea-8%20,lys-9', ['ondea-8', 'lys-9'], []],
    ['produits=a,b,c,d,e', ['a', 'b', 'c'], ['d', 'e']],
    // The fourth is one of the first three again.
    ['produits=a,b,c,a', ['a', 'b', 'c'], []],
    ['produits=Po%C3%AAle%208', ['Poêle 8'], []],
    ['produits=rendement 90 %25', ['rendement 90 %'], []],
    ['produit=ondea-8', [], []],
  ])('%s names %j and %j', (query, slugs, others) => {
    expect(read(query)).toEqual({ slugs, others })
  })

  it('is readable for usual slugs', () => {
    expect(comparisonHref(['ondea-8', 'lys-9'])).toBe('/comparer?produits=ondea-8,lys-9')
  })

  it('names any slugs, with commas and signs of their own', () => {
    const slug = fc.oneof(
      fc.constantFrom('Poêle 8,5 kW', '100 %', '%2C', 'a+b&c=d#e'),
      hostileText.map((text) => text.replaceAll(/\p{Surrogate}/gu, '').trim()).filter((text) => text !== ''),
    )
    checkProperty(
      fc.property(fc.uniqueArray(slug, { maxLength: 3 }), (slugs) => {
        expect(read(comparisonHref(slugs).replace(/^.*?\?/, ''))).toEqual({ slugs, others: [] })
      }),
    )
  })
})
