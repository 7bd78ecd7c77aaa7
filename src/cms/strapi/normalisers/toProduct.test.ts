import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../../mocks/fixtures/products'
import { expectConsole } from '../../../testing/consoleGuard'
import { toCategory, toProduct } from './toProduct'

describe('toProduct', () => {
  it('reads every field', () => {
    const { image, ...fields } = toProduct(buildProduct())
    expect(fields).toEqual({
      id: 'product00000000000000001',
      slug: 'poele-a-granules-lauze-8',
      title: 'Poêle à granulés Lauze 8',
      subtitle: 'Étanche, pour une pièce de vie de 80\u00A0m²',
      descriptionHtml: '<p>Un poêle étanche et silencieux.</p>',
      categories: ['Poêles à granulés'],
      type: 'etanche',
      brand: 'Cathar Feu',
      powerKw: 8,
      updatedAt: '2026-10-01T08:00:00.000Z',
    })
    expect(image?.url).toBe('https://cms.test/uploads/products/pellet-rect-anthracite.jpg')
  })

  it('takes the slug from the slug, the end of the href, the title or the id, in this order', () => {
    const known = { id: 4, slug: ' lauze-8 ', href: '/products/lauze-8-href/?a=1#top', title: 'Lauze 8' }
    expect(toProduct(known).slug).toBe('lauze-8')
    expect(toProduct({ ...known, slug: null }).slug).toBe('lauze-8-href')
    expect(toProduct({ ...known, slug: '', href: '/products/lauze-8-href//' }).slug).toBe('lauze-8-href')
    expect(toProduct({ ...known, slug: '', href: null }).slug).toBe('Lauze 8')
    expect(toProduct({ id: 4 }).slug).toBe('4')
  })

  it('takes no slug of dots only, which would change the folder', () => {
    expect(toProduct({ slug: '..', href: '/products/..', title: '.', id: 4 }).slug).toBe('4')
    expect(toProduct({ href: '/products/../', title: 'Lauze 8' }).slug).toBe('Lauze 8')
  })

  it('accepts an empty entry', () => {
    expect(toProduct({})).toEqual({
      id: '',
      slug: '',
      title: 'Sans titre',
      subtitle: '',
      descriptionHtml: '',
      image: null,
      categories: [],
      type: null,
      brand: null,
      powerKw: null,
      updatedAt: null,
    })
  })

  it('reads numbers as texts, and ignores other values', () => {
    expect(toProduct({ title: 2026, subtitle: 8.5, brand: { name: 'x' }, type: true })).toMatchObject({
      title: '2026',
      subtitle: '8.5',
      brand: null,
      type: null,
    })
    expectConsole(/warn: The type of 2026, true, is left out/)
    expectConsole(/warn: The brand of 2026, {"name":"x"}, is left out/)
  })

  it.each([
    ['power_kw', '4 à 9 kW'],
    ['power_kw', '9000 BTU'],
    ['power_kw', 0],
    ['puissance', 8500],
    ['image', { url: '/notice.pdf', mime: 'application/pdf' }],
    ['categories', [{ nom: 'Inserts' }]],
    ['marque', { name: 'Ardéa' }],
  ])('logs a %s that cannot be read, with the entry’s name', (field, value) => {
    const { powerKw, image, categories, brand } = toProduct({ title: 'Lauze 8', [field]: value })
    expect([powerKw, image, categories, brand]).toEqual([null, null, [], null])
    expectConsole(new RegExp(`warn: The ${field} of "Lauze 8", .* is left out: it cannot be read`))
  })
})

it('has a subtitle without its HTML', () => {
  expect(toProduct({ subtitle: '<p>Fonte &amp; <em>pierre</em></p>' }).subtitle).toBe('Fonte & pierre')
})

describe('toCategory', () => {
  it('reads the name and id', () => {
    expect(toCategory({ id: 2, documentId: 'abc', name: ' Inserts ' })).toEqual({
      id: 'abc',
      name: 'Inserts',
    })
    expect(toCategory({ id: 2, name: 'Inserts' })).toEqual({ id: '2', name: 'Inserts' })
  })

  it('returns null without a name', () => {
    expect(toCategory({ id: 2, name: null })).toBeNull()
    expect(toCategory({ id: 2, name: ' ' })).toBeNull()
    expectConsole(/warn: The category (2|" ") is left out: it has no name/)
  })
})
