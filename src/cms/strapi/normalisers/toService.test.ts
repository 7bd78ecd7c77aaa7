import { expect, it } from 'vitest'
import { buildCategory } from '../../../mocks/fixtures/categories'
import { buildService } from '../../../mocks/fixtures/services'
import { serviceHref } from '../../../site/paths'
import { toService } from './toService'

it('reads every field', () => {
  const { image, ...fields } = toService(buildService())
  expect(fields).toEqual({
    id: 'service00000000000000001',
    sortId: '1',
    slug: 'entretien-annuel',
    title: 'Entretien annuel',
    subtitle: 'Ramonage et réglage avant la saison',
    date: '2025-03-04',
    category: { name: 'entretien', label: 'Entretien', slug: 'entretien', kind: 'entretien' },
    icon: 'mdi:fire',
    contentHtml: '<p>Un appareil suivi chauffe mieux et plus longtemps.</p>',
    updatedAt: '2026-10-01T08:00:00.000Z',
  })
  expect(image?.url).toBe('https://cms.test/uploads/scenes/maintenance.jpg')
})

it('takes the category from a text, else from the first item of a relation', () => {
  const relation = [buildCategory({ name: 'Vente' }), buildCategory({ name: 'SAV' })]
  expect(toService(buildService({ categories: relation })).category?.name).toBe('entretien')
  expect(toService({ categories: relation }).category?.name).toBe('Vente')
  expect(toService({ category: { name: 'Installation' } }).category?.name).toBe('Installation')
  expect(toService({ categories: [] }).category).toBeNull()
})

it('has a subtitle without its HTML', () => {
  expect(toService({ subtitle: '<p>Vente &amp; <b>pose</b></p>' }).subtitle).toBe('Vente & pose')
})

it('accepts an empty entry', () => {
  expect(toService({})).toEqual({
    id: '',
    sortId: '',
    slug: '',
    title: 'Sans titre',
    subtitle: '',
    date: null,
    category: null,
    image: null,
    icon: null,
    contentHtml: '',
    updatedAt: null,
  })
})

it.each([
  ['its category and slug', {}, '/services/entretien/entretien-annuel'],
  ['a neutral segment without category', { category: null }, '/services/services/entretien-annuel'],
  [
    'a neutral segment for a category with the reserved name “services-details”',
    { category: 'services-details' },
    '/services/services/entretien-annuel',
  ],
  ['its id without slug', { slug: null }, '/services/services-details/service00000000000000001'],
  ['an encoded category', { category: 'Bois & feu' }, '/services/bois%20%26%20feu/entretien-annuel'],
])('has %s in its link', (_, overrides, href) => {
  expect(serviceHref(toService(buildService(overrides)))).toBe(href)
})

it('has its title in its link when it has neither slug nor id', () => {
  expect(serviceHref(toService({ title: 'Pose de poêle' }))).toBe('/services/services/Pose%20de%20po%C3%AAle')
})
