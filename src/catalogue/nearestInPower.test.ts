import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { indexCatalogue } from './filters'
import { nearestInPower, powersAround } from './nearestInPower'

let count = 0
const product = (title: string, power_kw: unknown, ...categories: string[]) => {
  count += 1
  return toProduct({
    id: count,
    slug: title,
    title,
    power_kw,
    categories: categories.map((name) => ({ name })),
  })
}

const titles = (of: ReturnType<typeof product>, ...others: ReturnType<typeof product>[]) =>
  nearestInPower(indexCatalogue([of, ...others]), of).map(({ title }) => title)

describe('nearestInPower', () => {
  it('finds the three nearest of the same category, then by the catalogue’s order', () => {
    expect(
      titles(
        product('lui', 8, 'Poêles à bois'),
        product('Voisin', 9, 'Poêles à bois'),
        product('Proche', '7,5', 'POELES A BOIS'),
        product('Voisin aussi', 7, 'Poêles à bois'),
        product('Pareil', 8, 'Promotions', 'Poêles à bois'),
        product('autre catégorie', 8, 'Inserts'),
      ),
    ).toEqual(['Pareil', 'Proche', 'Voisin'])
  })

  it.each([
    ['1.5 kW of a small power, inclusive', 5, [3.5, 6.5], [3.4, 6.6]],
    ['1.5 kW, whatever the decimals', 8.3 - 1.1, [8.7, 5.7], []],
    ['a fifth of a large power, inclusive', 20, [16, 24], [15.9, 24.1]],
    ['1.5 kW of the smallest power, and none below zero', 1, [0.5, 2.5], [2.6]],
  ])('reaches %s', (_, power, near, far) => {
    const others = [...near, ...far].map((kilowatts) => product(String(kilowatts), kilowatts, 'Poêles'))
    expect(titles(product('lui', power, 'Poêles'), ...others)).toEqual(near.map(String))
  })

  it('reaches powers that the catalogue’s fields can be set to', () => {
    expect(powersAround(9.2)).toEqual({ min: 7.4, max: 11 })
  })

  it('finds none without a power or a category', () => {
    const other = product('autre', 8, 'Poêles')
    expect(titles(product('sans puissance', null, 'Poêles'), other)).toEqual([])
    expect(titles(product('sans catégorie', 8), other, product('sans non plus', 8))).toEqual([])
    expect(titles(product('lui', 8, 'Poêles'), product('sans puissance', null, 'Poêles'))).toEqual([])
  })

  it('leaves the product itself out, also in another version of it', () => {
    const one = product('lui', 8, 'Poêles')
    expect(titles(one, { ...one, slug: 'nouvelle-adresse' }, { ...one, id: '99' })).toEqual([])
  })
})
