import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import type { StrapiProduct } from '../cms/strapi/wire/wire'
import { buildProduct } from '../mocks/fixtures/products'
import { buildCategory } from '../mocks/fixtures/categories'
import {
  type CatalogueFilters,
  emptyReason,
  filterProducts,
  hasFilters,
  indexCatalogue,
  noFilters,
} from './filters'
import { brandsOf, chooseCategory, countByBrand, countInCategory, typesOf, withCounts } from './filterOptions'

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

describe('hasFilters', () => {
  it('is false when no filter is set', () => {
    expect(hasFilters(noFilters)).toBe(false)
  })

  it.each<Partial<CatalogueFilters>>([
    { category: 'inserts' },
    { brand: 'graneo' },
    { type: 'air' },
    { min: 0 },
    { max: 12 },
    { query: 'ondea' },
  ])('is true with the single filter %j', (filter) => {
    expect(hasFilters({ ...noFilters, ...filter })).toBe(true)
  })
})

describe('filterProducts', () => {
  it('returns every product in catalogue order when no filter is set', () => {
    expect(titles({})).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  it('matches any category of a product, ignoring case and accents', () => {
    expect(titles({ category: 'poeles a granules' })).toEqual(['A', 'B'])
    expect(titles({ category: 'promotions' })).toEqual(['B'])
  })

  it('does not match part of a category name', () => {
    expect(titles({ category: 'poeles' })).toEqual([])
  })

  it('matches a brand, ignoring case, accents and surrounding spaces', () => {
    expect(titles({ brand: 'graneo' })).toEqual(['A', 'B', 'C'])
  })

  it('matches a type, ignoring case and accents', () => {
    expect(titles({ type: 'etanche' })).toEqual(['A', 'B'])
  })

  it('finds the stoves, which are all but air conditioners', () => {
    const mixed = catalogueOf(
      { title: 'Sans catégorie', categories: null },
      { title: 'Climatiseur', categories: named('CLIMATISATION réversible') },
      { title: 'Les deux', categories: named('Poêles à bois', 'Climatiseurs') },
    )
    const stoves = filterProducts(mixed, { ...noFilters, device: 'stove' })
    expect(stoves.map(({ title }) => title)).toEqual(['Sans catégorie'])
  })

  it('requires every filter to match', () => {
    expect(titles({ category: 'poeles a bois', brand: 'graneo', type: 'air', min: 10, max: 10 })).toEqual([
      'C',
    ])
    expect(titles({ category: 'poeles a bois', brand: 'graneo', type: 'etanche' })).toEqual([])
  })
})

describe('the power range', () => {
  it('includes both ends', () => {
    expect(titles({ min: 6, max: 8.5 })).toEqual(['A', 'B'])
    expect(titles({ min: 6.1, max: 8.4 })).toEqual([])
  })

  it('can have only a minimum or only a maximum', () => {
    expect(titles({ min: 8.5 })).toEqual(['B', 'C'])
    expect(titles({ max: 8.5 })).toEqual(['A', 'B'])
  })

  it('excludes products without a valid power, even when the range starts at 0', () => {
    expect(titles({ min: 0 })).toEqual(['A', 'B', 'C'])
    expect(titles({ max: 1000 })).toEqual(['A', 'B', 'C'])
  })

  it('matches nothing and is reported as inverted when the minimum exceeds the maximum', () => {
    const inverted = { ...noFilters, min: 9, max: 5 }
    expect(emptyReason(catalogue, inverted)).toBe('inverted')
    expect(emptyReason([], inverted)).toBe('emptyCatalogue')
    expect(titles(inverted)).toEqual([])
  })

  it.each([
    [null, null],
    [5, null],
    [null, 5],
    [5, 5],
    [5, 9],
  ])('%s to %s is not inverted', (min, max) => {
    expect(emptyReason(catalogue, { ...noFilters, min, max })).toBe('none')
  })
})

describe('brandsOf', () => {
  it('lists the brands of the category in alphabetical order', () => {
    expect(brandsOf(catalogue, 'poeles a bois')).toEqual([
      { value: 'graneo', label: 'Granéo' },
      { value: 'lauragais', label: 'Lauragais' },
    ])
    expect(brandsOf(catalogue, 'promotions').map(({ value }) => value)).toEqual(['graneo'])
  })

  it('merges spellings that fold to the same text and keeps the most frequent one', () => {
    const spelt = catalogueOf(
      { brand: 'GRANEO' },
      { brand: 'Granéo' },
      { brand: 'graneo ' },
      { brand: 'Granéo' },
    )
    expect(brandsOf(spelt, null)).toEqual([{ value: 'graneo', label: 'Granéo' }])
  })

  it('keeps the first spelling when two are equally frequent', () => {
    expect(brandsOf(catalogueOf({ brand: 'GRANEO' }, { brand: 'Granéo' }), null)).toEqual([
      { value: 'graneo', label: 'GRANEO' },
    ])
  })

  it('sorts accented names in French order', () => {
    const brands = catalogueOf(
      { brand: 'Zéphyr' },
      { brand: 'Évasion' },
      { brand: 'âtre' },
      { brand: 'Foyer' },
    )
    expect(brandsOf(brands, null).map(({ label }) => label)).toEqual(['âtre', 'Évasion', 'Foyer', 'Zéphyr'])
  })

  it('is empty when no product has a brand', () => {
    expect(brandsOf(catalogueOf({ brand: null }, { brand: '  ' }), null)).toEqual([])
  })
})

describe('chooseCategory', () => {
  const chosen = { ...noFilters, category: 'poeles a bois', brand: 'lauragais', min: 5, max: 12, type: 'air' }

  it('keeps a brand that the category has, and every other filter', () => {
    const filters = { ...chosen, brand: 'graneo' }
    expect(chooseCategory(catalogue, filters, 'poeles a granules')).toEqual({
      ...filters,
      category: 'poeles a granules',
    })
  })

  it('clears a brand that the category does not have', () => {
    expect(chooseCategory(catalogue, chosen, 'poeles a granules')).toEqual({
      ...chosen,
      category: 'poeles a granules',
      brand: null,
    })
  })

  it('keeps the brand when “Tous” is chosen', () => {
    expect(chooseCategory(catalogue, chosen, null)).toEqual({ ...chosen, category: null })
  })

  it('sets no brand when none was chosen', () => {
    expect(chooseCategory(catalogue, noFilters, 'poeles a bois').brand).toBeNull()
  })
})

describe('countInCategory', () => {
  const counts = (filters: Partial<CatalogueFilters>) =>
    [null, 'poeles a granules', 'promotions', 'poeles a bois', 'inserts'].map((category) =>
      countInCategory(catalogue, { ...noFilters, ...filters }, category),
    )

  it('counts the products of each category by folded name', () => {
    expect(counts({})).toEqual([catalogue.length, 2, 1, 2, 0])
  })

  it('counts under the other filters, whatever the category chosen', () => {
    expect(counts({ category: 'promotions', min: 8, max: 9 })).toEqual([1, 1, 1, 0, 0])
  })

  it('counts without the brand where a category does not have it, as choosing that leaves it', () => {
    expect(counts({ brand: 'lauragais' })).toEqual([1, 2, 1, 1, 0])
  })

  it('counts a product once when it lists a category twice', () => {
    const twice = catalogueOf({ categories: named('Inserts', 'INSERTS') })
    expect(countInCategory(twice, noFilters, 'inserts')).toBe(1)
  })
})

it('typesOf offers the types of the category', () => {
  expect(typesOf(catalogue, 'poeles a granules').map(({ value }) => value)).toEqual(['etanche'])
  expect(typesOf(catalogue, null).map(({ value }) => value)).toEqual(['air', 'etanche', 'hydro'])
})

describe('countByBrand', () => {
  const counts = (filters: Partial<CatalogueFilters>) => [
    ...countByBrand(catalogue, { ...noFilters, ...filters }),
  ]

  it('counts under the other filters, whatever the brand chosen', () => {
    expect(counts({})).toEqual([
      ['graneo', 3],
      ['lauragais', 1],
    ])
    expect(counts({ brand: 'lauragais', max: 9 })).toEqual([['graneo', 2]])
  })

  it('gives 0 to a brand that the other filters leave out', () => {
    const brands = brandsOf(catalogue, null)
    expect(withCounts(brands, new Map(counts({ type: 'air' }))).map(({ count }) => count)).toEqual([1, 0])
  })
})
