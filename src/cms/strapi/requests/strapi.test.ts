import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../../mocks/fixtures/products'
import { wrapEntry } from '../../../mocks/handlers/wrapEntry'
import { CmsError } from '../../CmsError'
import { expectConsole } from '../../../testing/consoleGuard'
import { flatten, readEntry, readList } from './strapi'

const product = buildProduct()

describe('flatten', () => {
  it('does not change a flat entry', () => {
    expect(flatten(product)).toEqual(product)
  })

  it('unwraps attributes, media and relations at every depth', () => {
    const wrapped = {
      id: 1,
      attributes: {
        title: 'Lauze 8',
        image: {
          data: {
            id: 4,
            attributes: { url: '/uploads/a.jpg', related: { data: [{ id: 5, attributes: {} }] } },
          },
        },
        categories: { data: [{ id: 2, attributes: { name: 'Inserts' } }], meta: { count: 1 } },
      },
    }
    expect(flatten(wrapped)).toEqual({
      id: 1,
      title: 'Lauze 8',
      image: { id: 4, url: '/uploads/a.jpg', related: [{ id: 5 }] },
      categories: [{ id: 2, name: 'Inserts' }],
    })
  })

  it('turns an empty relation into null or an empty list', () => {
    expect(flatten({ image: { data: null }, categories: { data: [] } })).toEqual({
      image: null,
      categories: [],
    })
  })

  it.each([[{ data: 'A', title: 'B' }], [{ meta: 'A' }], [{}], [{ attributes: 'A', title: 'B' }]])(
    'does not unwrap %j',
    (entry) => {
      expect(flatten(entry)).toEqual(entry)
    },
  )

  it('keeps four accents on a letter: more would be drawn over other lines', () => {
    const accents = '\u0302\u0301\u0303\u0323'
    expect(flatten({ title: `Poe${accents.repeat(100)}le à bois` })).toEqual({
      title: `Poe${accents}le à bois`,
    })
  })

  it('replaces half characters, which no address can hold', () => {
    expect(
      flatten({ slug: 'a\uD800', image: { caption: '\uDC00b' }, tags: ['\uD83D', 'feu \u{1F525}'] }),
    ).toEqual({ slug: 'a\uFFFD', image: { caption: '\uFFFDb' }, tags: ['\uFFFD', 'feu \u{1F525}'] })
  })

  it.each([null, undefined, 3, 'texte', true])('does not change %s', (value) => {
    expect(flatten(value)).toBe(value)
  })
})

describe('readList', () => {
  it('omits an entry that is nested too deep, and logs it', () => {
    expectConsole(/error: Entry 1 of page 2 of products cannot be read\./)
    const depth = 20_000
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
    expect(readList({ data: [deep, product] }, 'page 2 of products').entries).toEqual([product])
  })

  it('reads the same list from flat and wrapped responses, except for the document ids', () => {
    const meta = { pagination: { page: 1, pageSize: 25, pageCount: 3, total: 52 } }
    const flat = readList({ data: [product], meta })
    expect(flat).toEqual({ entries: [product], pageCount: 3, total: 52 })
    const withoutDocumentIds: unknown = JSON.parse(
      JSON.stringify(flat, (key, value: unknown) => (key === 'documentId' ? undefined : value)),
    )
    expect(readList({ data: [wrapEntry(product)], meta })).toEqual(withoutDocumentIds)
  })

  it('omits anything that is not an object, and logs it', () => {
    expectConsole(/warn: Entry 1 of a list is left out: it is null\./)
    expectConsole(/warn: Entry 2 of a list is left out: it is "a"\./)
    expectConsole(/warn: Entry 3 of a list is left out: it is 3\./)
    expectConsole(/warn: Entry 4 of a list is left out: it is \[\]\./)
    expect(readList({ data: [null, 'a', 3, [], { id: 1 }] }).entries).toEqual([{ id: 1 }])
  })

  it.each([
    ['no pagination', {}],
    ['an empty pagination', { pagination: {} }],
    ['null for meta', null],
    ['counts that are no counts', { pagination: { pageCount: -1, total: 2.5 } }],
    ['a text for pagination', { pagination: 'none' }],
  ])('counts 0 when the response has %s', (_, meta) => {
    expect(readList({ data: [{ id: 1 }], meta })).toEqual({ entries: [{ id: 1 }], pageCount: 0, total: 0 })
  })

  it('reads counts given as texts', () => {
    const meta = { pagination: { pageCount: '3', total: '23' } }
    expect(readList({ data: [], meta })).toEqual({ entries: [], pageCount: 3, total: 23 })
  })

  it('counts 0 when the response has no `meta`', () => {
    expect(readList({ data: [] })).toEqual({ entries: [], pageCount: 0, total: 0 })
  })

  it.each([
    ['an object', { data: { id: 1 } }],
    ['null', { data: null }],
    ['a text', { data: '<html>' }],
    ['absent', { items: [] }],
  ])('throws when `data` is %s', (_, answer) => {
    expect(() => readList(answer)).toThrow(CmsError)
    expect(() => readList(answer)).toThrow(
      expect.objectContaining({ kind: 'format', message: 'la réponse du service est illisible' }),
    )
  })

  it.each([[null], [undefined], [[]], ['texte']])('throws for %j', (answer) => {
    expect(() => readList(answer)).toThrow(CmsError)
  })
})

describe('readEntry', () => {
  it('reads one entry, flat or wrapped', () => {
    expect(readEntry({ data: product, meta: {} })).toEqual(product)
    expect(readEntry({ data: wrapEntry(product), meta: {} })).toMatchObject({ id: 1, title: product.title })
  })

  it.each([{ data: null }, {}, null, 'texte', { data: [] }])('returns null for %j', (answer) => {
    expect(readEntry(answer)).toBeNull()
  })
})
