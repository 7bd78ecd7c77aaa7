import { expect, it } from 'vitest'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { buildCategory } from '../mocks/fixtures/categories'
import { buildProduct } from '../mocks/fixtures/products'
import { filterProducts, indexCatalogue, noFilters, type CatalogueFilters } from './filters'
import { suggestRelaxations } from './relax'

const catalogue = indexCatalogue(
  (
    [
      ['Granéo', 'etanche', 6],
      ['Granéo', 'etanche', 8.5],
      ['Fontane', 'air', 12],
      ['Fontane', 'air', null],
    ] as const
  ).map(([brand, type, power], index) =>
    toProduct(
      buildProduct({
        id: index + 1,
        title: `Poêle ${index}`,
        slug: `p-${index}`,
        subtitle: '',
        categories: [buildCategory({ name: 'Poêles' })],
        brand,
        type,
        power_kw: power,
      }),
    ),
  ),
)

const labels = (filters: Partial<CatalogueFilters>) =>
  suggestRelaxations(catalogue, { ...noFilters, ...filters }).map(({ label }) =>
    label.replaceAll('\u00A0', ' '),
  )

it.each<[Partial<CatalogueFilters>, string[]]>([
  [{ min: 50 }, ['1 produit dès 12 kW']],
  [{ max: 3 }, ['1 produit jusqu’à 6 kW']],
  [{ min: 9, max: 10 }, ['1 produit de 8,5 à 10 kW']],
  [{ min: 11, max: 11.5 }, ['1 produit de 11 à 12 kW']],
  [{ min: 12, max: 5 }, ['3 produits de 5 à 12 kW']],
  [{ min: 10, max: 9 }, ['1 produit de 8,5 à 10 kW']],
])('widens the power %j to the nearest range that has products', (filters, expected) => {
  expect(labels(filters)).toEqual(expected)
})

it('counts what each single filter hides', () => {
  expect(labels({ brand: 'fontane', type: 'etanche' })).toEqual([
    '2 produits sans le filtre de marque',
    '2 produits sans le filtre de type',
  ])
  expect(labels({ query: 'xyz', brand: 'graneo' })).toEqual(['2 produits sans la recherche'])
  expect(labels({ category: 'inserts', min: 8 })).toEqual(['2 produits dans toutes les catégories'])
})

it('removes the power when no product has one', () => {
  expect(labels({ query: 'poele 3', min: 5 })).toEqual([
    '1 produit sans le filtre de puissance',
    '3 produits sans la recherche',
  ])
})

it('leaves out two filters when no single one is to blame', () => {
  expect(labels({ brand: 'graneo', type: 'air', query: 'xyz' })).toEqual([
    '2 produits sans le filtre de marque, sans la recherche',
    '2 produits sans le filtre de type, sans la recherche',
  ])
  expect(labels({ query: 'xyz', brand: 'fontane', min: 50 })).toEqual([
    '1 produit dès 12 kW, sans la recherche',
  ])
})

it('is empty when no two filters are to blame', () => {
  expect(labels({ query: 'xyz', brand: 'inconnue', type: 'inconnu' })).toEqual([])
})

it('applies what it says', () => {
  const [first] = suggestRelaxations(catalogue, { ...noFilters, min: 50 })
  expect(filterProducts(catalogue, first?.filters ?? noFilters)).toHaveLength(1)
})
