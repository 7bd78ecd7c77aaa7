import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildCategory } from '../mocks/fixtures/categories'
import { buildProduct } from '../mocks/fixtures/products'
import { energyTexts } from '../site/texts/energy'
import { comparisonRows } from './comparisonRows'

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
    expect(rowsOf(nothing, { ...nothing, brand: 'Granéo' }, { ...nothing, power_kw: 8 })).toEqual([
      ['Catégorie(s)', [null, null, null], false],
      ['Type', [null, null, null], false],
      ['Marque', [null, 'Granéo', null], true],
      ['Puissance (kW)', [null, null, '8'], true],
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

  it('have the price, then the measures, each when a product has it', () => {
    const fields = { width_cm: 49.5, weight_kg: 98, guarantee_years: 5, price_from: 4290, hopper_kg: 15 }
    expect(rowsOf({ ...fields, noise_db: 36 }, { ...fields, width_cm: 52 }).slice(4)).toEqual([
      [
        'Prix, pose comprise',
        ['À partir de 4\u202F290\u00A0€ TTC', 'À partir de 4\u202F290\u00A0€ TTC'],
        false,
      ],
      ['Largeur', ['49,5\u00A0cm', '52\u00A0cm'], true],
      ['Poids', ['98\u00A0kg', '98\u00A0kg'], false],
      ['Niveau sonore minimal', ['36\u00A0dB', null], true],
      ['Capacité de la trémie', ['15\u00A0kg', '15\u00A0kg'], false],
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
