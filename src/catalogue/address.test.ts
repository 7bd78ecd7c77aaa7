import { describe, expect, it } from 'vitest'
import { readCatalogueAddress, writeCatalogueAddress, type CatalogueAddress } from './address'
import { noFilters } from './filters'

const read = (query: string) => readCatalogueAddress(new URLSearchParams(query))

describe('readCatalogueAddress', () => {
  it('returns no filters and the first step for an empty query string', () => {
    expect(read('')).toEqual({ filters: noFilters, sort: 'shop', step: 1 })
  })

  it('reads every parameter', () => {
    expect(
      read('?categorie=inserts&marque=graneo&type=air&appareil=poele&min=5&max=8.5&q=Ondéa 8&tri=nom&page=3'),
    ).toEqual({
      filters: {
        category: 'inserts',
        brand: 'graneo',
        type: 'air',
        device: 'stove',
        query: 'Ondéa 8',
        min: 5,
        max: 8.5,
      },
      sort: 'name',
      step: 3,
    })
  })

  it('ignores case, accents and surrounding spaces', () => {
    expect(read('?categorie=%20Poêles+à+bois&marque=GRANÉO&type=Étanche').filters).toMatchObject({
      category: 'poeles a bois',
      brand: 'graneo',
      type: 'etanche',
    })
  })

  it('accepts a power with a comma or a unit, like the form fields', () => {
    expect(read('?min=5,5&max=12 kW').filters).toMatchObject({ min: 5.5, max: 12 })
  })

  it('ignores empty and invalid values', () => {
    expect(read('?categorie=&marque=%20&type=&q=+-+&tri=prix&min=&max=beaucoup')).toEqual({
      filters: noFilters,
      sort: 'shop',
      step: 1,
    })
  })

  it('ignores a negative power', () => {
    expect(read('?min=-5').filters.min).toBeNull()
  })

  it('accepts a power of 0', () => {
    expect(read('?min=0').filters.min).toBe(0)
  })
})

describe('writeCatalogueAddress', () => {
  it('writes an empty query string for the default state', () => {
    expect(writeCatalogueAddress({ filters: noFilters, sort: 'shop', step: 1 }).toString()).toBe('')
  })

  it('writes only the values that are set, including 0', () => {
    const address = writeCatalogueAddress({
      filters: { ...noFilters, brand: 'graneo', min: 0 },
      sort: 'powerDown',
      step: 2,
    })
    expect([...address]).toEqual([
      ['marque', 'graneo'],
      ['min', '0'],
      ['tri', 'puissance-decroissante'],
      ['page', '2'],
    ])
  })

  it('round-trips through readCatalogueAddress', () => {
    const state: CatalogueAddress = {
      filters: {
        category: 'poeles a bois',
        brand: 'l & m',
        type: 'etanche',
        device: 'stove',
        query: 'Été & +',
        min: 5.5,
        max: 12,
      },
      sort: 'powerUp',
      step: 4,
    }
    expect(read(writeCatalogueAddress(state).toString())).toEqual(state)
  })
})
