import { describe, expect, it } from 'vitest'
import { areaCentre, townPlaces } from '../site/area'
import { serviceArea } from '../site/identity'
import communes from './communes.json'
import { coverageOf, distanceKm } from './coverage'
import { foldName } from '../values/foldName'
import { communeLabel, findCommune, findCommunes, indexCommunes, namedCommune } from './findCommune'

const index = indexCommunes(communes)
const names = (typed: string, limit = 5) => findCommunes(index, typed, limit).map(({ name }) => name)

describe('a typed name', () => {
  it.each([
    ['limoux', 'Limoux'],
    ['  CARCASSONNE ', 'Carcassonne'],
    ['esperaza', 'Espéraza'],
    ['alet les bains', 'Alet-les-Bains'],
    ['lezignan', 'Lézignan-Corbières'],
    ['bains', 'Alet-les-Bains'],
    ['digne d amont', 'La Digne-d’Amont'],
    ['L’HERM', 'L’Herm'],
  ])('%s finds %s', (typed, name) => {
    expect(names(typed)).toContain(name)
  })

  it('means the commune of that name before those that begin with it', () => {
    expect(names('Foix')[0]).toBe('Foix')
    expect(findCommune(index, 'bram')?.name).toBe('Bram')
  })

  it.each(['St', 'St.', 'Saint', 'SAINT '])('%s finds the saints', (saint) => {
    expect(names(`${saint} hilaire`)[0]).toBe('Saint-Hilaire')
    expect(foldName(`${saint}-Hilaire`)).toBe('saint hilaire')
  })

  it('with “Ste” finds the saint women', () => {
    expect(foldName('Ste-Camelle')).toBe(foldName('Sainte-Camelle'))
  })

  it.each(['', '  ', '-', 'Zanzibar', 'x'.repeat(60), '<>', '99999'])('%j finds nothing', (typed) => {
    expect(names(typed)).toEqual([])
    expect(findCommune(index, typed)).toBeNull()
  })

  it.each([
    ['Carcassone', 'Carcassonne'],
    ['carcasonne', 'Carcassonne'],
    ['Esperasa', 'Espéraza'],
    ['Mirepois', 'Mirepoix'],
    ['lezignam', 'Lézignan-Corbières'],
    ['Kuillan', 'Quillan'],
    ['Limouxx', 'Limoux'],
  ])('with one wrong letter, %s finds %s', (typed, name) => {
    expect(names(typed)).toContain(name)
  })

  it.each([
    ['Carcasone', 'Carcassonne'],
    ['castelnodary', 'Castelnaudary'],
    ['Aletlesbains', 'Alet-les-Bains'],
  ])('with two wrong letters, %s finds %s', (typed, name) => {
    expect(names(typed)).toEqual([name])
  })

  it('with one wrong letter, a whole name comes before the beginning of a farther one', () => {
    expect(names('Limous')).toEqual(['Limoux', 'Limousis'])
  })

  it.each(['Toulouse', 'Marseille', 'Balma', 'Brest', 'quill'])('%s may mean another town', (typed) => {
    expect(names(typed)).not.toEqual([])
    expect(findCommune(index, typed)).toBeNull()
  })

  it('shows the nearest communes first', () => {
    const kilometres = findCommunes(index, 'villa', 5).map((commune) => distanceKm(areaCentre, commune))
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b))
  })

  it('that begins several names means none of them', () => {
    expect(names('saint').length).toBe(5)
    expect(findCommune(index, 'saint')).toBeNull()
  })
})

it.each(['Toulouse', 'Marseille', 'Toulon', 'Rodez', 'bains', 'Limou', '11480', 'Saint'])(
  '%s is not the whole name of a commune',
  (typed) => {
    expect(namedCommune(index, typed)).toBeNull()
  },
)

it.each(['Alet les Bains', 'ALET-LES-BAINS', 'alet-les-bains (11580)'])('%s is one', (typed) => {
  expect(namedCommune(index, typed)?.name).toBe('Alet-les-Bains')
})

describe('a typed postcode', () => {
  it('finds its communes from the first digits', () => {
    expect(names('11300', 50)).toContain('Limoux')
    expect(names('113', 200)).toContain('Limoux')
  })

  it('means a commune when it has only one', () => {
    expect(findCommune(index, '11480')?.name).toBe('La Palme')
    expect(findCommune(index, ' 11 480')?.name).toBe('La Palme')
    expect(findCommune(index, '11300')).toBeNull()
  })
})

it('every commune is found by its label', () => {
  const lost = communes.filter((commune) => findCommune(index, communeLabel(commune)) !== commune)
  expect(lost).toEqual([])
})

describe('the distance from Limoux', () => {
  it.each([
    ['Limoux', 0, 'inside'],
    ['Carcassonne', 20, 'inside'],
    ['Quillan', 20, 'inside'],
    ['Castelnaudary', 37, 'inside'],
    ['Lézignan-Corbières', 47, 'edge'],
    ['Foix', 50, 'edge'],
    ['Narbonne', 66, 'outside'],
    ['Perpignan', 68, 'outside'],
  ])('%s is at about %d km, %s', (name, km, coverage) => {
    const commune = findCommune(index, name)
    if (!commune) throw new Error(`${name} is missing.`)
    const distance = distanceKm(areaCentre, commune)
    expect(Math.abs(distance - km)).toBeLessThan(2)
    expect(coverageOf(distance, serviceArea.radiusKm)).toBe(coverage)
  })

  it.each([
    [44.9, 'inside'],
    [45, 'edge'],
    [55, 'edge'],
    [55.1, 'outside'],
  ])('at %d km it is %s', (distance, coverage) => {
    expect(coverageOf(distance, 50)).toBe(coverage)
  })
})

it('the towns that the site names are in the list, inside or at the edge', () => {
  for (const town of serviceArea.towns) {
    const commune = findCommune(index, town)
    expect(commune?.name).toBe(town)
    expect(coverageOf(distanceKm(areaCentre, commune ?? areaCentre), serviceArea.radiusKm)).not.toBe(
      'outside',
    )
  }
})

it('the towns of the map are where the map has them, so that both say the same distance', () => {
  for (const [town, place] of Object.entries({ ...townPlaces, [serviceArea.centre]: areaCentre }))
    expect(findCommune(index, town)).toMatchObject({ name: town, ...place })
})
