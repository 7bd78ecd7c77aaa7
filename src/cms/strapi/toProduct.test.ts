import { describe, expect, it } from 'vitest'
import { buildMedia } from '../../mocks/fixtures/media'
import { buildProduct } from '../../mocks/fixtures/products'
import { toCategory, toProduct } from './toProduct'

describe('toProduct', () => {
  it('reads every field', () => {
    const { image, ...fields } = toProduct(buildProduct())
    expect(fields).toEqual({
      id: 'product00000000000000001',
      slug: 'poele-a-granules-lauze-8',
      title: 'Poêle à granulés Lauze 8',
      subtitle: 'Étanche, pour une pièce de vie de 80 m²',
      descriptionHtml: '<p>Un poêle étanche et silencieux.</p>',
      categories: ['Poêles à granulés'],
      type: 'etanche',
      brand: 'Cathar Feu',
      powerKw: 8,
      updatedAt: '2026-10-01T08:00:00.000Z',
    })
    expect(image?.url).toBe('https://cms.test/uploads/products/wood-cast.jpg')
  })

  it.each(['type', 'Type', 'productType'])('knows the type under the name %s', (name) => {
    expect(toProduct({ [name]: 'hydro' }).type).toBe('hydro')
  })

  it.each(['brand', 'Brand', 'marque', 'Marque'])('knows the brand under the name %s', (name) => {
    expect(toProduct({ [name]: 'Granéo' }).brand).toBe('Granéo')
  })

  it.each(['power_kw', 'powerKw', 'puissance', 'puissance_kw'])(
    'knows the power under the name %s',
    (name) => {
      expect(toProduct({ [name]: '8,5 kW' }).powerKw).toBe(8.5)
    },
  )

  it.each(['image', 'cover'])('knows the picture under the name %s', (name) => {
    expect(toProduct({ [name]: buildMedia({ url: '/uploads/a.jpg' }) }).image?.url).toBe(
      'https://cms.test/uploads/a.jpg',
    )
  })

  it('prefers the picture named image to the one named cover', () => {
    const pictures = { image: buildMedia({ url: '/i.jpg' }), cover: buildMedia({ url: '/c.jpg' }) }
    expect(toProduct(pictures).image?.url).toBe('https://cms.test/i.jpg')
  })

  it('takes the next name when the first is null', () => {
    const product = toProduct(
      buildProduct({ image: null, cover: buildMedia({ url: '/c.jpg' }), brand: null, marque: 'Godin' }),
    )
    expect(product.image?.url).toBe('https://cms.test/c.jpg')
    expect(product.brand).toBe('Godin')
  })

  it.each([
    [
      'a list of {name}',
      { categories: [{ name: 'Inserts' }, { name: 'Poêles à bois' }] },
      ['Inserts', 'Poêles à bois'],
    ],
    ['a single {name}', { category: { name: 'Inserts' } }, ['Inserts']],
    ['a single text', { category: 'Inserts' }, ['Inserts']],
    ['null', { categories: null }, []],
    ['nothing', {}, []],
  ])('reads its categories from %s', (_, entry, categories) => {
    expect(toProduct(entry).categories).toEqual(categories)
  })

  it('goes by its document id, else by its id', () => {
    expect(toProduct({ id: 4, documentId: 'abc' }).id).toBe('abc')
    expect(toProduct({ id: 4 }).id).toBe('4')
  })

  it('its address is its slug, else the end of its href, else its title, else its id', () => {
    const known = { id: 4, slug: ' lauze-8 ', href: '/products/lauze-8-href/?a=1#top', title: 'Lauze 8' }
    expect(toProduct(known).slug).toBe('lauze-8')
    expect(toProduct({ ...known, slug: null }).slug).toBe('lauze-8-href')
    expect(toProduct({ ...known, slug: '', href: null }).slug).toBe('Lauze 8')
    expect(toProduct({ id: 4 }).slug).toBe('4')
  })

  it('without a title is “Sans titre”', () => {
    expect(toProduct(buildProduct({ title: null })).title).toBe('Sans titre')
    expect(toProduct(buildProduct({ title: '  ' })).title).toBe('Sans titre')
  })

  it('an entry with nothing in it is still a product', () => {
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

  it('reads numbers where texts are expected, and nothing where neither is', () => {
    expect(toProduct({ title: 2026, subtitle: 8.5, brand: { name: 'x' }, type: true })).toMatchObject({
      title: '2026',
      subtitle: '8.5',
      brand: null,
      type: null,
    })
  })
})

describe('toCategory', () => {
  it('reads its name and id', () => {
    expect(toCategory({ id: 2, documentId: 'abc', name: ' Inserts ' })).toEqual({
      id: 'abc',
      name: 'Inserts',
    })
    expect(toCategory({ id: 2, name: 'Inserts' })).toEqual({ id: '2', name: 'Inserts' })
  })

  it('is null without a name', () => {
    expect(toCategory({ id: 2, name: null })).toBeNull()
    expect(toCategory({ id: 2, name: ' ' })).toBeNull()
  })
})
