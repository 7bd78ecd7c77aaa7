import { describe, expect, it } from 'vitest'
import * as identity from '../../src/site/identity.ts'
import * as legal from '../../src/site/legal.ts'
import * as shop from '../../src/site/shop.ts'
import { findPlaceholders } from './placeholders.ts'

const pathsIn = (value: unknown, path = '') => findPlaceholders(value, path).map((found) => found.path)

describe('findPlaceholders', () => {
  it.each([
    'à compléter',
    'à compléter, Aude',
    'https://www.facebook.com/',
    'https://www.linkedin.com',
    'https://www.example.fr',
    'https://example.com/page',
  ])('finds %j', (value) => {
    expect(pathsIn({ a: [{ b: value }] })).toEqual(['a.0.b'])
  })

  it.each([
    'https://www.facebook.com/braise.et.brise',
    'https://www.braise-et-brise.fr',
    'SARL',
    '',
    12,
    null,
    undefined,
    () => 'à compléter',
  ])('ignores %j', (value) => {
    expect(pathsIn({ a: value })).toEqual([])
  })
})

it('finds the values that only the owner knows in src/site', () => {
  const found = pathsIn({ identity, legal, shop })
  expect(found).toEqual(
    expect.arrayContaining([
      'identity.site.name',
      'identity.site.url',
      'shop.defaultShop.address.street',
      'identity.site.coordinates',
      'shop.defaultShop.social.facebook',
      'legal.defaultLegal.siren',
      'legal.defaultLegal.mediator.name',
    ]),
  )
  expect(found).not.toContain('legal.defaultLegal.shareCapital')
})
