import { expect, it } from 'vitest'
import { placeVillages } from './placeVillages'

it('places a commune, and leaves a text that is none without a place', () => {
  const villages = ['Espéraza', 'Chez Mme Martin'].map((name) => ({ name, jobs: [] }))
  expect(placeVillages(villages)).toEqual([
    {
      name: 'Espéraza',
      jobs: [],
      place: { latitude: expect.closeTo(42.93, 1), longitude: expect.closeTo(2.22, 1) },
    },
    { name: 'Chez Mme Martin', jobs: [] },
  ])
})
