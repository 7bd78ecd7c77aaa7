import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { productFields } from '../cms/strapi/fieldNames'
import { toProduct } from '../cms/strapi/toProduct'
import { checkProperty, hostileEntry, hostileText } from '../testing/properties'
import { readCatalogueAddress, writeCatalogueAddress } from './address'
import {
  brandsOf,
  chooseCategory,
  countByCategory,
  filterProducts,
  indexCatalogue,
  noFilters,
  type CatalogueFilters,
} from './filters'

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
    fc.constantFrom('categorie', 'marque', 'type', 'min', 'max', 'page'),
    fc.oneof(label, hostileText),
  )
  .map((fields) => new URLSearchParams(fields))

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
      for (const name of ['category', 'brand', 'type', 'min', 'max'] satisfies (keyof CatalogueFilters)[]) {
        expect(filterProducts(catalogue, { ...filters, [name]: null })).toEqual(expect.arrayContaining(found))
      }
    }),
  )
})

it('every brand and category that is offered has products', () => {
  checkProperty(
    fc.property(products, (list) => {
      const catalogue = indexCatalogue(list)
      for (const [category, count] of countByCategory(catalogue)) {
        const filters = chooseCategory(catalogue, noFilters, category)
        expect(filterProducts(catalogue, filters)).toHaveLength(count)
        for (const { value, label: shown } of brandsOf(catalogue, category)) {
          expect(shown).not.toBe('')
          expect(filterProducts(catalogue, { ...filters, brand: value })).not.toEqual([])
        }
      }
    }),
  )
})
