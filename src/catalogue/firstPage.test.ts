import { describe, expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildCategory } from '../mocks/fixtures/categories'
import { buildMedia } from '../mocks/fixtures/media'
import { buildProduct } from '../mocks/fixtures/products'
import { indexCatalogue, noFilters } from './filters'
import { toFirstPage, toTabs } from './firstPage'

const productOf = (index: number, category: string, brand: string) =>
  toProduct(
    buildProduct({
      id: index,
      title: `Produit ${index}`,
      slug: `p-${index}`,
      categories: [buildCategory({ name: category })],
      brand,
    }),
  )

const unlabelled = toProduct(buildProduct())
const labelled = toProduct(
  buildProduct({
    energy_class: 'A+',
    energy_label: '/uploads/a.png',
    product_fiche: '/uploads/a.pdf',
    width_cm: 56,
    manual: '/uploads/a.pdf',
    gallery: [buildMedia()],
  }),
)

const products = Array.from({ length: 20 }, (_, index) =>
  productOf(index + 1, index % 2 ? 'Inserts' : 'Poêles à bois', index % 4 ? 'Norrøn' : 'Ardéa'),
)

describe('toFirstPage', () => {
  const firstPage = toFirstPage(products, [
    { id: '1', name: 'Poêles à bois' },
    { id: '2', name: 'Inserts' },
  ])

  it('has the first nine products and the total', () => {
    expect(firstPage.products.map(({ slug }) => slug)).toEqual(products.slice(0, 9).map(({ slug }) => slug))
    expect(firstPage.total).toBe(20)
  })

  it('leaves out the id and the fields that only the page of a product shows', () => {
    const [first] = toFirstPage([labelled], []).products
    expect(first).toEqual({
      ...unlabelled,
      id: '',
      energy: labelled.energy,
      descriptionHtml: null,
      updatedAt: null,
    })
  })

  it('has the tabs and brands of the whole list', () => {
    expect(firstPage.tabs).toEqual([
      { value: null, label: 'Tous', count: 20 },
      { value: 'poeles a bois', label: 'Poêles à bois', count: 10 },
      { value: 'inserts', label: 'Inserts', count: 10 },
    ])
    expect(firstPage.brands.map(({ label }) => label).toSorted()).toEqual(['Ardéa', 'Norrøn'])
  })

  it('accepts an empty catalogue', () => {
    expect(toFirstPage([], [])).toEqual({
      products: [],
      total: 0,
      tabs: [{ value: null, label: 'Tous', count: 0 }],
      brands: [],
      types: [],
    })
  })
})

it('toTabs merges categories that fold to the same text, with the first spelling', () => {
  const tabs = toTabs(
    [
      { id: '1', name: 'Poêles à bois' },
      { id: '2', name: 'POELES A BOIS ' },
    ],
    indexCatalogue(products),
    noFilters,
  )
  expect(tabs.map(({ label, count }) => [label, count])).toEqual([
    ['Tous', 20],
    ['Poêles à bois', 10],
  ])
})

it('toTabs counts 0 products in an empty category', () => {
  expect(toTabs([{ id: '1', name: 'Cuisinières' }], indexCatalogue(products), noFilters)).toEqual([
    { value: null, label: 'Tous', count: 20 },
    { value: 'cuisinieres', label: 'Cuisinières', count: 0 },
  ])
})

it('toTabs gives no counts until the products are loaded', () => {
  expect(toTabs([{ id: '1', name: 'Inserts' }], undefined, noFilters)).toEqual([
    { value: null, label: 'Tous' },
    { value: 'inserts', label: 'Inserts' },
  ])
})
