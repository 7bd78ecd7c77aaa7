import { describe, expect, it } from 'vitest'
import { buildService } from '../../mocks/fixtures/services'
import { categoryAmong, sortServices, spellingsOf, toServiceCategory } from './serviceCategory'
import { toService } from '../strapi/normalisers/toService'

describe('toServiceCategory', () => {
  it.each([
    ['vente', 'Vente', 'vente', 'vente'],
    ['VENTE ', 'Vente', 'vente', 'vente'],
    ['Installation', 'Installation', 'installation', 'installation'],
    ['entretien', 'Entretien', 'entretien', 'entretien'],
    ['Entretiens', 'Entretien', 'entretien', 'entretien'],
    ['sav', 'Dépannage/SAV', 'sav', 'sav'],
    ['SAV', 'Dépannage/SAV', 'sav', 'sav'],
    ['Dépannage/SAV', 'Dépannage/SAV', 'sav', 'sav'],
    ['SAV et dépannage', 'Dépannage/SAV', 'sav', 'sav'],
    ['Climatisation', 'Climatisation', 'climatisation', null],
    ['Bois & granulés', 'Bois & granulés', 'Bois & granulés', null],
    ['\u200B', '\u200B', '\u200B', null],
    ['Étude', 'Étude', 'Étude', null],
  ])('%j has the label %j and the slug %j', (text, label, slug, kind) => {
    expect(toServiceCategory(text)).toEqual({ name: text.trim(), label, slug, kind })
  })

  it.each(['vente', 'Bois & granulés', 'Étude', 'ÉCLAIRAGE'])('$containsi finds %j by its slug', (text) => {
    const slug = toServiceCategory(text)?.slug ?? '?'
    const foldAscii = (value: string) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    expect(foldAscii(text)).toContain(foldAscii(slug))
  })

  it.each([
    'sav',
    'SAV',
    'S.A.V.',
    'Dépannage / S.A.V.',
    'Dépannage',
    'DEPANNAGE',
    'dépannages',
    'Dépannage / SAV',
    'Service après-vente',
  ])('%j has the slug “sav” and is found by one of its spellings', (text) => {
    const category = toServiceCategory(text)
    expect(category).toMatchObject({ kind: 'sav', slug: 'sav', label: 'Dépannage/SAV' })
    const spellings = category ? spellingsOf(category) : []
    expect(spellings.some((spelling) => text.toLowerCase().includes(spelling.toLowerCase()))).toBe(true)
  })

  it.each(['vente', 'Climatisation'])('%j has no other spelling', (text) => {
    const category = toServiceCategory(text)
    expect(category && spellingsOf(category)).toEqual([])
  })

  it.each(['', '  '])('%j is not a category', (text) => {
    expect(toServiceCategory(text)).toBeNull()
  })
})

describe('sortServices', () => {
  it('sorts by trade: vente, installation, entretien, sav, then the others', () => {
    const names = ['SAV', 'Conseil', 'entretien', null, 'Installation', 'Dépannage', 'vente']
    const services = names.map((category, index) => toService(buildService({ id: index + 1, category })))
    expect(sortServices(services).map(({ category }) => category?.name ?? null)).toEqual([
      'vente',
      'Installation',
      'entretien',
      'SAV',
      'Dépannage',
      'Conseil',
      null,
    ])
  })

  it('sorts numeric ids within a category as numbers', () => {
    const services = [10, 9, 2].map((id) => toService(buildService({ id })))
    expect(sortServices(services).map(({ sortId }) => sortId)).toEqual(['2', '9', '10'])
  })

  it('puts the services with a position first, in its order', () => {
    const positions = [null, 3, undefined, 1, '2', 'x', 0]
    const services = positions.map((position, index) =>
      toService({ id: index + 1, category: index === 0 ? 'vente' : 'sav', position }),
    )
    expect(sortServices(services).map(({ sortId }) => sortId)).toEqual(['7', '4', '5', '2', '1', '3', '6'])
  })

  it('sorts other ids as texts', () => {
    const services = ['c', 'a', 'b'].map((id) => toService({ id, title: id }))
    expect(sortServices(services).map(({ title }) => title)).toEqual(['a', 'b', 'c'])
  })
})

it('categoryAmong takes the spelling of the services, not that of the address', () => {
  const services = [toService({ category: null }), toService({ category: 'Ramonage' })]
  expect(categoryAmong('ramonage', services)?.label).toBe('Ramonage')
  expect(categoryAmong('conseil', services)?.label).toBe('conseil')
  expect(categoryAmong('', services)).toBeNull()
})
