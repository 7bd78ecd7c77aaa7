import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildCategory } from '../mocks/fixtures/categories'
import { buildProduct } from '../mocks/fixtures/products'
import { energyTexts } from '../site/texts/energy'
import { checkProperty, hostileText } from '../testing/properties'
import { comparisonHref, comparisonRows, readComparisonAddress } from './comparison'

const read = (query: string) => readComparisonAddress(new URLSearchParams(query))

describe('the address of a comparison', () => {
  it.each([
    ['', [], false],
    ['produits=', [], false],
    ['produits=,%20,', [], false],
    ['produits=ondea-8', ['ondea-8'], false],
    ['produits=ondea-8,lys-9,razes', ['ondea-8', 'lys-9', 'razes'], false],
    // As some messaging applications write it.
    ['produits=ondea-8%2Clys-9', ['ondea-8', 'lys-9'], false],
    ['produits=ondea-8,%20ondea-8%20,lys-9', ['ondea-8', 'lys-9'], false],
    ['produits=a,b,c,d,e', ['a', 'b', 'c'], true],
    // The fourth is one of the first three again.
    ['produits=a,b,c,a', ['a', 'b', 'c'], false],
    ['produits=Po%C3%AAle%208', ['Poêle 8'], false],
    ['produits=rendement 90 %25', ['rendement 90 %'], false],
    ['produit=ondea-8', [], false],
  ])('%s names %j', (query, slugs, hasMore) => {
    expect(read(query)).toEqual({ slugs, hasMore })
  })

  it('is readable for usual slugs', () => {
    expect(comparisonHref(['ondea-8', 'lys-9'])).toBe('/comparer?produits=ondea-8,lys-9')
  })

  it('names any slugs, with commas and signs of their own', () => {
    const slug = fc.oneof(
      fc.constantFrom('Poêle 8,5 kW', '100 %', '%2C', 'a+b&c=d#e'),
      hostileText.map((text) => text.replaceAll(/\p{Surrogate}/gu, '').trim()).filter((text) => text !== ''),
    )
    checkProperty(
      fc.property(fc.uniqueArray(slug, { maxLength: 3 }), (slugs) => {
        expect(read(comparisonHref(slugs).replace(/^.*?\?/, ''))).toEqual({ slugs, hasMore: false })
      }),
    )
  })
})

const product = (fields: Parameters<typeof buildProduct>[0]) => toProduct(buildProduct(fields))

const rowsOf = (...fields: Parameters<typeof buildProduct>[0][]) =>
  comparisonRows(fields.map(product)).map(({ name, values, isDifferent }) => [name, values, isDifferent])

describe('the rows of a comparison', () => {
  it('have the facts of the product page, and say which differ', () => {
    expect(
      rowsOf(
        { type: 'etanche', brand: 'Granéo', power_kw: 8, categories: [buildCategory({ name: 'Poêles' })] },
        { type: 'air', brand: 'Granéo', power_kw: 8.5, categories: [buildCategory({ name: 'Poêles' })] },
      ),
    ).toEqual([
      ['Catégorie(s)', ['Poêles', 'Poêles'], false],
      ['Type', ['Étanche', 'Air'], true],
      ['Marque', ['Granéo', 'Granéo'], false],
      ['Puissance (kW)', ['8', '8,5'], true],
    ])
  })

  it('a missing value is null, which differs from a given one', () => {
    const nothing = { type: null, brand: null, power_kw: null, categories: null }
    expect(rowsOf(nothing, { ...nothing, brand: 'Granéo' }, { ...nothing, power_kw: 0 })).toEqual([
      ['Catégorie(s)', [null, null, null], false],
      ['Type', [null, null, null], false],
      ['Marque', [null, 'Granéo', null], true],
      ['Puissance (kW)', [null, null, '0'], true],
    ])
  })

  it('two spellings of a brand are no difference', () => {
    expect(rowsOf({ brand: 'GRANEO' }, { brand: 'Granéo' })[2]).toEqual([
      'Marque',
      ['GRANEO', 'Granéo'],
      false,
    ])
  })

  it('end with the energy class, when a product has one', () => {
    const [rating] = comparisonRows([product({ energy_class: 'A+' })]).at(-1)?.values ?? []
    expect(rating).toMatchObject({ value: 'A+' })
    expect(rowsOf({ energy_class: 'A+' }, {}).at(-1)).toEqual(['Classe énergétique', [rating, null], true])
    expect(rowsOf({ energy_class: 'A+' }, { energy_class: 'A' }).at(-1)?.at(-1)).toBe(true)
    expect(rowsOf({}, {}).at(-1)?.[0]).toBe('Puissance (kW)')
  })

  it('have dimensions, weight, efficiency, noise and guarantee, each when a product has it', () => {
    const fields = { width_cm: 49.5, weight_kg: 98, guarantee_years: 5, price_from: 4290, hopper_kg: 15 }
    expect(rowsOf({ ...fields, noise_db: 36 }, { ...fields, width_cm: 52 }).slice(4)).toEqual([
      ['Largeur', ['49,5\u00A0cm', '52\u00A0cm'], true],
      ['Poids', ['98\u00A0kg', '98\u00A0kg'], false],
      ['Niveau sonore minimal', ['36\u00A0dB', null], true],
      ['Garantie', ['5\u00A0ans', '5\u00A0ans'], false],
    ])
  })

  it('tell apart the same letter of two energy scales', () => {
    const coolingFields = { energy_class: 'A+', categories: [buildCategory({ name: 'Climatisation' })] }
    const rowOf = (...products: ReturnType<typeof product>[]) => comparisonRows(products).at(-1)
    const stove = product({ energy_class: 'A+' })
    const cooling = product(coolingFields)
    expect(rowOf(stove, cooling)).toMatchObject({ isDifferent: true, note: energyTexts.scalesDiffer })
    expect(rowOf(stove, stove)).not.toHaveProperty('note')
  })

  it('one product differs from none', () => {
    expect(comparisonRows([product({})]).some(({ isDifferent }) => isDifferent)).toBe(false)
    expect(comparisonRows([])).toEqual([])
  })
})
