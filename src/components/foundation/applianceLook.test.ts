import { expect, it } from 'vitest'
import { airConditioning, fireClose, pellets, winterHouse } from '../../assets/pictures/scenes'
import { toServiceCategory } from '../../cms/content/serviceCategory'
import { lookOf, serviceLook } from './applianceLook'

it.each([
  [['Climatisation'], airConditioning, 'cool'],
  [['CLIM réversible'], airConditioning, 'cool'],
  [['Poêles à granulés', 'Poêles hydro'], pellets, undefined],
  [['Poêles à bois', 'Poêles hydro'], fireClose, undefined],
  [['Inserts', 'Poêles à bois'], fireClose, undefined],
  [['Poêles de masse'], fireClose, undefined],
  [['Poêles hydro'], winterHouse, undefined],
])('%j', (texts, picture, accent) => {
  expect(lookOf(texts)).toMatchObject({ picture })
  expect(lookOf(texts)?.accent).toBe(accent)
})

it('is that of the first text that names an appliance', () => {
  expect(lookOf(['conseils', 'granulés', 'climatisation'])?.picture).toBe(pellets)
  expect(lookOf(['réalisations', 'climatisation'])?.accent).toBe('cool')
})

it('is none without an appliance', () => {
  expect(lookOf([])).toBeUndefined()
  expect(lookOf(['', 'infos locales'])).toBeUndefined()
})

it('of a service is in its title or its category', () => {
  const category = toServiceCategory('vente')
  expect(serviceLook({ title: 'Choisir sa climatisation', category })?.accent).toBe('cool')
  expect(
    serviceLook({ title: 'Mise en service', category: toServiceCategory('Climatisation') })?.accent,
  ).toBe('cool')
  expect(serviceLook({ title: 'Vente', category })).toBeUndefined()
})
