import { expect, it } from 'vitest'
import { appliedFilters } from './appliedFilters'
import { noFilters, withoutFilter, type CatalogueFilters } from './filters'

const filters: CatalogueFilters = {
  category: 'inserts',
  brand: 'graneo',
  type: 'etanche',
  device: 'stove',
  query: 'Ondéa',
  min: 6,
  max: 8.5,
}

it('labels each filter but the category, which the tabs show', () => {
  const applied = appliedFilters(filters, [{ value: 'graneo', label: 'Granéo' }])
  expect(applied.map(({ label }) => label.replaceAll('\u00A0', ' '))).toEqual([
    '« Ondéa »',
    'Étanche',
    'Poêles et inserts',
    'de 6 à 8,5 kW',
    'Granéo',
  ])
  expect(applied.reduce<CatalogueFilters>((left, { name }) => withoutFilter(left, name), filters)).toEqual({
    ...noFilters,
    category: 'inserts',
  })
})

it.each([
  [{ min: 6 }, 'dès 6 kW'],
  [{ max: 9 }, 'jusqu’à 9 kW'],
  [{ min: 0, max: 0 }, '0 kW'],
])('labels the power %j', (bounds, label) => {
  expect(appliedFilters({ ...noFilters, ...bounds }, [])).toEqual([
    { name: 'power', label: label.replace(' kW', '\u00A0kW') },
  ])
})

it('shows the value of a brand that no product has', () => {
  expect(appliedFilters({ ...noFilters, brand: 'inconnue' }, [])).toEqual([
    { name: 'brand', label: 'inconnue' },
  ])
})
