import * as fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { productFields } from '../cms/strapi/wire/fieldNames'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { checkProperty, hostileEntry, hostileText } from '../testing/properties'
import { readCatalogueAddress, writeCatalogueAddress } from './address'
import { filterProducts, indexCatalogue, noFilters, type CatalogueFilters } from './filters'
import { brandsOf, chooseCategory, countByBrand } from './filterOptions'
import { suggestRelaxations } from './relax'
import { sortCatalogue } from './sort'

/** Few values, so that products and filters often meet. */
const label = fc.oneof(fc.constantFrom('Poêles', 'poeles ', 'Élan', 'ELAN', '\u200B'), hostileText)
const power = fc.oneof(fc.constantFrom('7', '8,5', 9, null), fc.double(), hostileText)

const products = fc.array(
  fc
    .tuple(
      hostileEntry({ image: productFields.image, title: productFields.title }),
      fc.record({ categories: fc.array(label), brand: label, type: label, power_kw: power }),
    )
    .map(([junk, fields]) => toProduct({ ...junk, ...fields })),
  { maxLength: 12 },
)

const address = fc
  .dictionary(
    fc.constantFrom('categorie', 'marque', 'type', 'min', 'max', 'q', 'tri', 'page'),
    fc.oneof(label, hostileText),
  )
  .map((fields) => new URLSearchParams(fields))

// What cannot be read is logged.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))

it('any address is read, and written to one that is read the same', () => {
  checkProperty(
    fc.property(address, (search) => {
      const read = readCatalogueAddress(search)
      expect(readCatalogueAddress(writeCatalogueAddress(read))).toEqual(read)
    }),
  )
})

it('a filter only ever leaves products out, in the same order', () => {
  checkProperty(
    fc.property(fc.tuple(products, address), ([list, search]) => {
      const { filters } = readCatalogueAddress(search)
      const catalogue = indexCatalogue(list)
      const found = filterProducts(catalogue, filters)
      expect(found).toEqual(list.filter((product) => found.includes(product)))
      expect(filterProducts(catalogue, noFilters)).toEqual(list)
      for (const name of [
        'category',
        'brand',
        'type',
        'query',
        'min',
        'max',
      ] satisfies (keyof CatalogueFilters)[]) {
        expect(filterProducts(catalogue, { ...filters, [name]: null })).toEqual(expect.arrayContaining(found))
      }
    }),
  )
})

it('every brand that is offered has products', () => {
  checkProperty(
    fc.property(products, (list) => {
      const catalogue = indexCatalogue(list)
      for (const category of [null, ...catalogue.flatMap(({ categories }) => categories)]) {
        const filters = chooseCategory(catalogue, noFilters, category)
        for (const { value, label: shown } of brandsOf(catalogue, category)) {
          expect(shown).not.toBe('')
          expect(filterProducts(catalogue, { ...filters, brand: value })).not.toEqual([])
        }
      }
    }),
  )
})

it('the count of a brand is what choosing it shows', () => {
  checkProperty(
    fc.property(fc.tuple(products, address), ([list, search]) => {
      const { filters } = readCatalogueAddress(search)
      const catalogue = indexCatalogue(list)
      const counts = countByBrand(catalogue, filters)
      for (const { value } of brandsOf(catalogue, filters.category)) {
        expect(filterProducts(catalogue, { ...filters, brand: value })).toHaveLength(counts.get(value) ?? 0)
      }
    }),
  )
})

it('sorting neither adds nor loses a product, and a filter keeps the order', () => {
  checkProperty(
    fc.property(fc.tuple(products, address), ([list, search]) => {
      const { filters, sort } = readCatalogueAddress(search)
      const catalogue = indexCatalogue(list)
      const sorted = sortCatalogue(catalogue, sort)
      expect(new Set(sorted)).toEqual(new Set(catalogue))
      const found = sortCatalogue(indexCatalogue(filterProducts(catalogue, filters)), sort)
      expect(filterProducts(sorted, filters)).toEqual(found.map(({ product }) => product))
    }),
  )
})

it('the words of a title, in any order, find its product', () => {
  checkProperty(
    fc.property(products, (list) => {
      const catalogue = indexCatalogue(list)
      for (const product of list) {
        const query = product.title.split(/\s+/).toReversed().join(' ')
        expect(filterProducts(catalogue, { ...noFilters, query })).toContain(product)
      }
    }),
  )
})

it('a suggestion always shows as many products as it says', () => {
  checkProperty(
    fc.property(fc.tuple(products, address), ([list, search]) => {
      const { filters } = readCatalogueAddress(search)
      const catalogue = indexCatalogue(list)
      if (filterProducts(catalogue, filters).length > 0) return
      for (const suggestion of suggestRelaxations(catalogue, filters)) {
        const found = filterProducts(catalogue, suggestion.filters)
        expect(found).not.toEqual([])
        expect(suggestion.label).toMatch(new RegExp(`^${found.length} produit`))
      }
    }),
  )
})
