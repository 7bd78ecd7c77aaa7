import { expect, it } from 'vitest'
import { placeVillages } from './placeVillages'

const job = (slug: string) => ({ slug, title: slug, village: 'Limoux' })

it('places a commune, and leaves a text that is none without a place', () => {
  const villages = ['Espéraza', 'Chez Mme Martin', 'Toulouse'].map((name) => ({ name, jobs: [] }))
  expect(placeVillages(villages)).toEqual([
    { name: 'Chez Mme Martin', jobs: [] },
    {
      name: 'Espéraza',
      jobs: [],
      place: { latitude: expect.closeTo(42.93, 1), longitude: expect.closeTo(2.22, 1) },
    },
    { name: 'Toulouse', jobs: [] },
  ])
})

it('shows a commune once, by its own name, however it is written', () => {
  const villages = placeVillages([
    { name: 'St-Hilaire', jobs: [job('insert')] },
    { name: 'Bram', jobs: [job('granules')] },
    { name: 'saint hilaire (11250)', jobs: [job('gainable')] },
  ])
  expect(villages.map(({ name, jobs }) => [name, jobs.map(({ slug }) => slug)])).toEqual([
    ['Bram', ['granules']],
    ['Saint-Hilaire', ['insert', 'gainable']],
  ])
})
