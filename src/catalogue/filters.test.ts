import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/toProduct'
import type { StrapiProduct } from '../cms/strapi/wire'
import { buildProduct } from '../mocks/fixtures/products'
import { buildCategory } from '../mocks/fixtures/categories'
import {
  brandsOf,
  type CatalogueFilters,
  chooseCategory,
  countByCategory,
  filterProducts,
  indexCatalogue,
  isPowerRangeInverted,
  noFilters,
} from './filters'

const named = (...names: string[]) => names.map((name, index) => buildCategory({ id: index + 1, name }))

const catalogueOf = (...overrides: Partial<StrapiProduct>[]) =>
  indexCatalogue(overrides.map((fields, index) => toProduct(buildProduct({ id: index + 1, ...fields }))))

const catalogue = catalogueOf(
  { title: 'A', categories: named('Poêles à granulés'), brand: 'Granéo', type: 'etanche', power_kw: 6 },
  {
    title: 'B',
    categories: named('poeles a granules', 'Promotions'),
    brand: ' GRANEO ',
    type: 'Étanche',
    power_kw: '8,5',
  },
  { title: 'C', categories: named('Poêles à bois'), brand: 'Granéo', type: 'air', power_kw: 10 },
  { title: 'D', categories: named('Poêles à bois'), brand: 'Lauragais', type: null, power_kw: null },
  { title: 'E', categories: null, brand: null, type: 'hydro', power_kw: 'sur demande' },
)

const titles = (filters: Partial<CatalogueFilters>) =>
  filterProducts(catalogue, { ...noFilters, ...filters }).map(({ title }) => title)

describe('the filters', () => {
  it('let everything through when none is set, in the order of the catalogue', () => {
    expect(titles({})).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  it('match a category whatever its case and accents, among all those of a product', () => {
    expect(titles({ category: 'poeles a granules' })).toEqual(['A', 'B'])
    expect(titles({ category: 'promotions' })).toEqual(['B'])
  })

  it('match a category as a whole, not a part of it', () => {
    expect(titles({ category: 'poeles' })).toEqual([])
  })

  it('match a brand whatever its case, accents and spaces around', () => {
    expect(titles({ brand: 'graneo' })).toEqual(['A', 'B', 'C'])
  })

  it('match a type whatever its case and accents', () => {
    expect(titles({ type: 'etanche' })).toEqual(['A', 'B'])
  })

  it('must all hold at once', () => {
    expect(titles({ category: 'poeles a bois', brand: 'graneo', type: 'air', min: 10, max: 10 })).toEqual([
      'C',
    ])
    expect(titles({ category: 'poeles a bois', brand: 'graneo', type: 'etanche' })).toEqual([])
  })
})

describe('the bounds of power', () => {
  it('are inclusive', () => {
    expect(titles({ min: 6, max: 8.5 })).toEqual(['A', 'B'])
    expect(titles({ min: 6.1, max: 8.4 })).toEqual([])
  })

  it('can stand alone', () => {
    expect(titles({ min: 8.5 })).toEqual(['B', 'C'])
    expect(titles({ max: 8.5 })).toEqual(['A', 'B'])
  })

  it('leave out products without a valid power while one is set, be it 0', () => {
    expect(titles({ min: 0 })).toEqual(['A', 'B', 'C'])
    expect(titles({ max: 1000 })).toEqual(['A', 'B', 'C'])
  })

  it('that are inverted find nothing, and it is known', () => {
    const inverted = { ...noFilters, min: 9, max: 5 }
    expect(isPowerRangeInverted(inverted)).toBe(true)
    expect(titles(inverted)).toEqual([])
  })

  it.each([
    [null, null],
    [5, null],
    [null, 5],
    [5, 5],
    [5, 9],
  ])('%s to %s is not inverted', (min, max) => {
    expect(isPowerRangeInverted({ ...noFilters, min, max })).toBe(false)
  })
})

describe('the brands offered', () => {
  it('are those of the current category, in alphabetical order', () => {
    expect(brandsOf(catalogue, 'poeles a bois')).toEqual([
      { value: 'graneo', label: 'Granéo' },
      { value: 'lauragais', label: 'Lauragais' },
    ])
    expect(brandsOf(catalogue, 'promotions').map(({ value }) => value)).toEqual(['graneo'])
  })

  it('that read alike are one, in the most frequent spelling', () => {
    const spelt = catalogueOf(
      { brand: 'GRANEO' },
      { brand: 'Granéo' },
      { brand: 'graneo ' },
      { brand: 'Granéo' },
    )
    expect(brandsOf(spelt, null)).toEqual([{ value: 'graneo', label: 'Granéo' }])
  })

  it('spelt in as many ways as often take the first', () => {
    expect(brandsOf(catalogueOf({ brand: 'GRANEO' }, { brand: 'Granéo' }), null)).toEqual([
      { value: 'graneo', label: 'GRANEO' },
    ])
  })

  it('are sorted as French sorts them', () => {
    const brands = catalogueOf(
      { brand: 'Zéphyr' },
      { brand: 'Évasion' },
      { brand: 'âtre' },
      { brand: 'Foyer' },
    )
    expect(brandsOf(brands, null).map(({ label }) => label)).toEqual(['âtre', 'Évasion', 'Foyer', 'Zéphyr'])
  })

  it('are none where no product has one', () => {
    expect(brandsOf(catalogueOf({ brand: null }, { brand: '  ' }), null)).toEqual([])
  })
})

describe('choosing a category', () => {
  const chosen = { ...noFilters, category: 'poeles a bois', brand: 'lauragais', min: 5, max: 12, type: 'air' }

  it('keeps the brand that it offers, and every other filter', () => {
    const filters = { ...chosen, brand: 'graneo' }
    expect(chooseCategory(catalogue, filters, 'poeles a granules')).toEqual({
      ...filters,
      category: 'poeles a granules',
    })
  })

  it('clears the brand that it does not offer', () => {
    expect(chooseCategory(catalogue, chosen, 'poeles a granules')).toEqual({
      ...chosen,
      category: 'poeles a granules',
      brand: null,
    })
  })

  it('“Tous” keeps any brand', () => {
    expect(chooseCategory(catalogue, chosen, null)).toEqual({ ...chosen, category: null })
  })

  it('without a brand leaves it so', () => {
    expect(chooseCategory(catalogue, noFilters, 'poeles a bois').brand).toBeNull()
  })
})

describe('the counts', () => {
  it('tell how many products each category holds, by folded name', () => {
    expect([...countByCategory(catalogue)]).toEqual([
      ['poeles a granules', 2],
      ['promotions', 1],
      ['poeles a bois', 2],
    ])
  })

  it('count once a product that names one category twice', () => {
    const twice = catalogueOf({ categories: named('Inserts', 'INSERTS') })
    expect(countByCategory(twice).get('inserts')).toBe(1)
  })

  it('of an empty catalogue are none', () => {
    expect(countByCategory([]).size).toBe(0)
  })
})
