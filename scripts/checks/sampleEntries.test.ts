import { expect, it } from 'vitest'
import products from '../../strapi/seed/content/products.json' with { type: 'json' }
import tariff from '../../strapi/seed/content/tariff.json' with { type: 'json' }
import { findSampleEntries } from './sampleEntries.ts'

const none = { products: [], services: [], articles: [], tariffs: null }
const own = [{ title: 'Vente', subtitle: 'Choisi avec vous' }]

it('names what is still of the sample, by kind', () => {
  const tariffs = { hourlyRate: tariff.hourly_rate }
  expect(findSampleEntries({ ...none, products: [...own, ...products.slice(0, 2)], tariffs })).toEqual([
    'products: 2 of the sample, such as “Ondéa 8”',
    `tariff: of the sample (${tariff.hourly_rate})`,
  ])
})

it('names nothing of the owner’s, which may have a title of the sample', () => {
  const tariffs = { hourlyRate: '58 € TTC' }
  expect(findSampleEntries({ ...none, products: own, services: own, tariffs })).toEqual([])
})
