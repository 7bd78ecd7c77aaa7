import { describe, expect, it } from 'vitest'
import { readCatalogueAddress, writeCatalogueAddress } from './address'
import { noFilters } from './filters'

const read = (query: string) => readCatalogueAddress(new URLSearchParams(query))

describe('an address', () => {
  it('that asks nothing shows the first step of everything', () => {
    expect(read('')).toEqual({ filters: noFilters, step: 1 })
  })

  it('is read in full', () => {
    expect(read('?categorie=inserts&marque=graneo&type=air&min=5&max=8.5&page=3')).toEqual({
      filters: { category: 'inserts', brand: 'graneo', type: 'air', min: 5, max: 8.5 },
      step: 3,
    })
  })

  it('typed by hand is understood with its capitals, accents and spaces', () => {
    expect(read('?categorie=%20Poêles+à+bois&marque=GRANÉO&type=Étanche').filters).toMatchObject({
      category: 'poeles a bois',
      brand: 'graneo',
      type: 'etanche',
    })
  })

  it('reads a bound with a comma or a unit as the fields do', () => {
    expect(read('?min=5,5&max=12 kW').filters).toMatchObject({ min: 5.5, max: 12 })
  })

  it('with an empty or senseless value sets no filter', () => {
    expect(read('?categorie=&marque=%20&type=&min=&max=beaucoup')).toEqual({ filters: noFilters, step: 1 })
  })

  it('with a negative bound sets none', () => {
    expect(read('?min=-5').filters.min).toBeNull()
  })

  it('0 is a bound', () => {
    expect(read('?min=0').filters.min).toBe(0)
  })
})

describe('a state of the catalogue', () => {
  it('at its defaults is no query string at all', () => {
    expect(writeCatalogueAddress({ filters: noFilters, step: 1 }).toString()).toBe('')
  })

  it('writes what is set and nothing else, 0 included', () => {
    const address = writeCatalogueAddress({ filters: { ...noFilters, brand: 'graneo', min: 0 }, step: 2 })
    expect([...address]).toEqual([
      ['marque', 'graneo'],
      ['min', '0'],
      ['page', '2'],
    ])
  })

  it('comes back the same from its own address', () => {
    const state = {
      filters: { category: 'poeles a bois', brand: 'l & m', type: 'etanche', min: 5.5, max: 12 },
      step: 4,
    }
    expect(read(writeCatalogueAddress(state).toString())).toEqual(state)
  })
})
