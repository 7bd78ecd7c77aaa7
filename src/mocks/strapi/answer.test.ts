import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { buildCategory } from '../fixtures/categories'
import { buildProduct, manyProducts } from '../fixtures/products'
import { buildService } from '../fixtures/services'
import { productSchema, relatedServiceSchema, serviceSchema } from '../fixtures/schemas'
import { answerEntry, answerList } from './answer'
import type { AnswerShape } from './schema'

const stoves = [
  buildProduct({ id: 1, title: 'Évasion', slug: 'evasion', power_kw: 9 }),
  buildProduct({ id: 2, title: 'Lauze 8', slug: 'lauze-8', power_kw: null }),
  buildProduct({ id: 3, title: 'Lauze 12', slug: 'lauze-12', power_kw: 12 }),
]

const listSchema = v.object({
  data: v.array(v.record(v.string(), v.unknown())),
  meta: v.object({ pagination: v.record(v.string(), v.number()) }),
})

const readList = ({ body }: { body: unknown }) => v.parse(listSchema, body)

const list = (query: string, shape?: AnswerShape) =>
  answerList(stoves, productSchema, new URL(`https://cms.test/api/products?${query}`), shape)

const listBody = (query: string, shape?: AnswerShape) => readList(list(query, shape))

const titles = (query: string) => listBody(query).data.map(({ title }) => title)

describe('filters', () => {
  it('$eq matches the exact title, including case', () => {
    expect(titles('filters[title][$eq]=Lauze 8')).toEqual(['Lauze 8'])
    expect(titles('filters[title][$eq]=lauze 8')).toEqual([])
  })

  it('a value without an operator means $eq', () => {
    expect(titles('filters[slug]=lauze-8')).toEqual(['Lauze 8'])
  })

  it('$eq compares a number as a number', () => {
    expect(titles('filters[power_kw][$eq]=12.0')).toEqual(['Lauze 12'])
    expect(titles('filters[id][$eq]=2')).toEqual(['Lauze 8'])
  })

  it('$containsi ignores the case of plain letters but not of accented ones, as SQLite does', () => {
    expect(titles('filters[title][$containsi]=LAUZE')).toEqual(['Lauze 8', 'Lauze 12'])
    expect(titles('filters[title][$containsi]=VASION')).toEqual(['Évasion'])
    expect(titles('filters[title][$containsi]=évasion')).toEqual([])
  })

  it('$containsi treats % and _ as wildcards, because Strapi does not escape them', () => {
    expect(titles('filters[title][$containsi]=l%8')).toEqual(['Lauze 8'])
    expect(titles('filters[title][$containsi]=Lauze_1')).toEqual(['Lauze 12'])
    expect(titles('filters[title][$containsi]=Lauze.1')).toEqual([])
  })

  it('$notNull matches a relation that is filled in', () => {
    const [first] = stoves
    const entries = [...stoves.slice(1), ...(first ? [{ ...first, image: null }] : [])]
    const url = new URL('https://cms.test/api/products?filters[image][id][$notNull]=true')
    expect(readList(answerList(entries, productSchema, url)).data).toHaveLength(2)
  })

  it('$or matches either branch', () => {
    expect(titles('filters[$or][0][title][$containsi]=vasion&filters[$or][1][slug][$eq]=lauze-12')).toEqual([
      'Évasion',
      'Lauze 12',
    ])
  })

  it('two filters must both match', () => {
    expect(titles('filters[title][$containsi]=lauze&filters[slug][$eq]=lauze-8')).toEqual(['Lauze 8'])
  })

  it('a null field matches no filter', () => {
    expect(titles('filters[power_kw][$containsi]=null')).toEqual([])
  })

  it('an unknown field is refused, even inside $or', () => {
    const answer = list('filters[$or][0][title][$containsi]=x&filters[$or][1][name][$containsi]=x')
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: 'Invalid key name',
        details: { key: 'name', path: null, source: 'query', param: 'filters' },
      },
    })
  })

  it('an unknown operator is refused', () => {
    expect(list('filters[title][$like]=x').status).toBe(400)
  })

  it('a field of a relation can be filtered', () => {
    expect(titles('filters[categories][name][$containsi]=granul')).toHaveLength(3)
    expect(titles('filters[categories][name][$eq]=Climatisation')).toEqual([])
  })

  it('a text operator on a relation itself matches nothing', () => {
    const services = [buildService({ categories: [buildCategory({ name: 'Entretien' })] })]
    const url = new URL('https://cms.test/api/blog-posts?filters[categories][$containsi]=entretien')
    const answer = answerList(services, relatedServiceSchema, url)
    expect(answer.status).toBe(200)
    expect(readList(answer).data).toEqual([])
  })

  it('$containsi on a text category ignores case', () => {
    const services = [buildService({ category: 'Entretien' }), buildService({ id: 2, category: 'vente' })]
    const url = new URL('https://cms.test/api/blog-posts?filters[category][$containsi]=entretien')
    expect(readList(answerList(services, serviceSchema, url)).data).toHaveLength(1)
  })
})

describe('sort', () => {
  it('sorts by one field, ascending or descending', () => {
    expect(titles('sort=id:desc')).toEqual(['Lauze 12', 'Lauze 8', 'Évasion'])
    expect(titles('sort=title')).toEqual(['Lauze 12', 'Lauze 8', 'Évasion'])
  })

  it('puts null first when ascending', () => {
    expect(titles('sort=power_kw:asc')).toEqual(['Lauze 8', 'Évasion', 'Lauze 12'])
  })

  it('sorts by a field of a relation', () => {
    const [first, second] = stoves
    const replaced = second?.image && { ...second.image, updatedAt: '2026-11-01T08:00:00.000Z' }
    const entries = [...(first ? [first] : []), ...(second ? [{ ...second, image: replaced }] : [])]
    const url = new URL('https://cms.test/api/products?sort=image.updatedAt:desc')
    const { data } = readList(answerList(entries, productSchema, url))
    expect(data.map(({ title }) => title)).toEqual(['Lauze 8', 'Évasion'])
  })

  it('refuses an unknown field', () => {
    expect(list('sort=price:asc').status).toBe(400)
    expect(list('sort=image.price:asc').status).toBe(400)
    expect(list('sort=title.length:asc').status).toBe(400)
  })
})

describe('paging', () => {
  const page = (count: number, query: string) =>
    readList(answerList(manyProducts(count), productSchema, new URL(`https://cms.test/?${query}`)))

  it('returns 25 entries by default', () => {
    const { data, meta } = page(30, '')
    expect(data).toHaveLength(25)
    expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 2, total: 30 })
  })

  it('returns at most 100 entries, which is then the page size', () => {
    const { data, meta } = page(130, 'pagination[pageSize]=1000')
    expect(data).toHaveLength(100)
    expect(meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 2, total: 130 })
  })

  it('returns the remaining entries on the last page, and none after it', () => {
    expect(page(12, 'pagination[page]=2&pagination[pageSize]=10').data.map(({ id }) => id)).toEqual([11, 12])
    expect(page(12, 'pagination[page]=3&pagination[pageSize]=10').data).toEqual([])
  })

  it('has no pages for an empty list', () => {
    expect(page(0, '').meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 0, total: 0 })
  })
})

describe('populate', () => {
  const keys = (query: string) => Object.keys(listBody(query).data[0] ?? {})

  it('includes no relation by default', () => {
    expect(keys('')).not.toContain('image')
    expect(keys('')).not.toContain('categories')
  })

  it('* includes relations and media', () => {
    expect(keys('populate=*')).toEqual(expect.arrayContaining(['image', 'categories', 'title']))
  })

  it.each(['populate=image', 'populate[0]=image', 'populate[image]=true'])(
    '%s includes that one only',
    (query) => {
      expect(keys(query)).toContain('image')
      expect(keys(query)).not.toContain('categories')
    },
  )

  it('refuses a field that is not a relation', () => {
    expect(list('populate=nothing').status).toBe(400)
  })
})

it('unknown parameters, such as publicationState, are ignored', () => {
  expect(titles('publicationState=live&colour=red')).toHaveLength(3)
})

describe('one entry', () => {
  const entry = (id: string, shape?: AnswerShape) =>
    answerEntry(stoves, productSchema, id, new URL('https://cms.test/?populate=*'), shape)

  it('is found by its document id in Strapi 5', () => {
    const answer = entry(stoves[1]?.documentId ?? '')
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ id: 2, title: 'Lauze 8' })
  })

  it('is a 404 for a numeric id in Strapi 5', () => {
    expect(entry('2')).toEqual({
      status: 404,
      body: { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } },
    })
  })

  it('is found by its numeric id in Strapi 4', () => {
    expect(entry('2', 'wrapped').body.data).toMatchObject({ id: 2, attributes: { title: 'Lauze 8' } })
  })
})

it('the wrapped shape puts fields in attributes and relations in data', () => {
  const image = { ...buildProduct().image }
  const [first] = listBody('populate=*&filters[id][$eq]=1', 'wrapped').data
  expect(first).toMatchObject({
    id: 1,
    attributes: {
      title: 'Évasion',
      image: { data: { id: image.id, attributes: { url: image.url } } },
      categories: { data: [{ id: 1, attributes: { name: 'Poêles à granulés' } }] },
    },
  })
  expect(Object.keys(first ?? {})).toEqual(['id', 'attributes'])
})

it('the wrapped shape of a missing picture is {data: null}', () => {
  const url = new URL('https://cms.test/?populate=image')
  const { data } = readList(answerList([buildProduct({ image: null })], productSchema, url, 'wrapped'))
  expect(data[0]?.attributes).toMatchObject({ image: { data: null } })
})
