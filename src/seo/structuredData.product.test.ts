import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildProduct } from '../mocks/fixtures/products'
import { labelledProduct } from './structuredData'

const SITE = 'https://www.example.fr'

describe('a product', () => {
  const nodesOf = (overrides: Parameters<typeof buildProduct>[0]) =>
    labelledProduct(toProduct(buildProduct(overrides)), SITE)

  it('has its energy class and the scale of it', () => {
    expect(nodesOf({ energy_class: 'A+' })).toMatchObject([
      {
        '@id': `${SITE}/products/poele-a-granules-lauze-8#product`,
        hasEnergyConsumptionDetails: {
          hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryA1Plus',
          energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
          energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA2Plus',
        },
      },
    ])
  })

  it('has its dimensions, and no price: that of a product includes its installation', () => {
    const measures = { width_cm: 56, weight_kg: 108.5, price_from: 5290 }
    const [node] = nodesOf({ energy_class: 'A+', ...measures })
    expect(node).toMatchObject({
      width: { '@type': 'QuantitativeValue', value: 56, unitCode: 'CMT' },
      weight: { '@type': 'QuantitativeValue', value: 108.5, unitCode: 'KGM' },
    })
    expect(node?.height).toBeUndefined()
    expect(node).not.toHaveProperty('offers')
  })

  it('is described by its class only', () => {
    expect(nodesOf({ energy_class: null })).toEqual([])
  })
})
