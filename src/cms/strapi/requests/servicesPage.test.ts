import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { repairSpellings } from '../../../site/backendWords'
import { expectConsole } from '../../../testing/consoleGuard'
import { buildCategory } from '../../../mocks/fixtures/categories'
import { buildService, manyServices, seedServices } from '../../../mocks/fixtures/services'
import { servicesHandlers } from '../../../mocks/handlers/services'
import { requestedPaths, responding, server } from '../../../mocks/server'
import { fetchServicesPage } from './servicesPage'

const listCall = (page: number, filter = '') =>
  `/api/blog-posts?populate=image&pagination[page]=${page}&pagination[pageSize]=10&sort=id:asc${filter}`

const byCategory = (text: string) => `&filters[category][$containsi]=${text}`
const byRelation = (text: string) => `&filters[categories][name][$containsi]=${text}`
const byEverySpelling = (field: string) =>
  repairSpellings.map((spelling, index) => `&filters[$or][${index}]${field}[$containsi]=${spelling}`).join('')

/** A service whose category is a relation. */
const relatedTo = (name: string) =>
  buildService({ category: undefined, categories: [buildCategory({ name })] })

describe('fetchServicesPage', () => {
  it('requests ten services sorted by id', async () => {
    const { services, pageCount } = await fetchServicesPage({ page: 1 })
    expect(services).toHaveLength(10)
    expect(pageCount).toBe(Math.ceil(seedServices().length / 10))
    expect(requestedPaths()).toEqual([listCall(1)])
  })

  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [23, 3],
  ])('computes the page count: %d services make %d', async (total, pageCount) => {
    server.use(servicesHandlers.of(manyServices(total)))
    expect((await fetchServicesPage({ page: 1 })).pageCount).toBe(pageCount)
  })

  it('limits the page count when the total is absurd', async () => {
    server.use(
      http.get('*/api/blog-posts', () =>
        HttpResponse.json({ data: [buildService()], meta: { pagination: { total: 2 ** 40 } } }),
      ),
    )
    expect((await fetchServicesPage({ page: 1 })).pageCount).toBe(200)
  })

  it('returns the remaining services on the last page, and none after it', async () => {
    server.use(servicesHandlers.manyPages)
    expect((await fetchServicesPage({ page: 3 })).services).toHaveLength(3)
    expect(await fetchServicesPage({ page: 4 })).toEqual({ services: [], pageCount: 3 })
  })

  it('sorts by category, then by id', async () => {
    const { services } = await fetchServicesPage({ page: 1 })
    const kinds = services.map(({ category }) => category?.kind)
    expect(kinds.join(' ')).toBe(
      'vente vente vente installation installation installation entretien entretien sav sav',
    )
    expect(services.map(({ sortId }) => Number(sortId)).slice(0, 3)).toEqual([1, 6, 7])
  })

  it('filters by category', async () => {
    const request = listCall(1, byCategory('entretien'))
    server.use(responding({ [request]: [buildService({ category: 'Entretien' })] }))
    const { services } = await fetchServicesPage({ category: 'entretien', page: 1 })
    expect(services.map(({ category }) => category?.name)).toEqual(['Entretien'])
    expect(requestedPaths()).toEqual([request])
  })

  describe('for a trade with several spellings', () => {
    const spelled = (...names: string[]) =>
      names.map((category, index) => buildService({ id: index + 1, category }))
    const idsOf = async (category: string, page = 1) =>
      (await fetchServicesPage({ category, page })).services.map(({ sortId }) => sortId)

    it.each(['sav', 'depannage', 'Dépannage'])('returns all services for %j', async (category) => {
      const found = spelled('Dépannage', 'SAV', 'Service après-vente', 'depannage')
      const requests = [
        listCall(1, byCategory(category)),
        listCall(1, byEverySpelling('[category]')),
      ] as const
      server.use(responding({ [requests[0]]: found.slice(0, 1), [requests[1]]: found }))
      expect(await idsOf(category)).toEqual(['1', '2', '3', '4'])
      expect(requestedPaths()).toEqual(requests)
    })

    it('also searches the relation', async () => {
      const everySpelling = listCall(1, byEverySpelling('[categories][name]'))
      server.use(
        responding({ [listCall(1, byCategory('sav'))]: 400, [everySpelling]: [relatedTo('Dépannage')] }),
      )
      expect(await idsOf('sav')).toEqual(['1'])
      expect(requestedPaths()).toEqual([
        listCall(1, byCategory('sav')),
        listCall(1, byRelation('sav')),
        everySpelling,
      ])
    })

    /** A backend that answers a search for one spelling with `first`, and one for all spellings with `second`. */
    const answering = (first: object, second: object, status = 200) =>
      server.use(
        http.get('*/api/blog-posts', ({ request }) =>
          new URL(request.url).searchParams.has('filters[category][$containsi]')
            ? HttpResponse.json(first)
            : HttpResponse.json(second, { status }),
        ),
      )

    it.each([
      ['has more entries', { data: spelled('SAV') }],
      ['has a higher total', { data: spelled('SAV', 'SAV'), meta: { pagination: { total: 2 } } }],
    ])('returns the second result when it %s', async (_, first) => {
      const data = spelled('SAV', 'Dépannage')
      answering(first, { data, meta: { pagination: { total: 12 } } })
      expect(await fetchServicesPage({ category: 'sav', page: 1 })).toMatchObject({
        services: [{ category: { name: 'SAV' } }, { category: { name: 'Dépannage' } }],
        pageCount: 2,
      })
    })

    it('paginates all spellings together', async () => {
      answering({ data: spelled('SAV') }, { data: spelled('Dépannage'), meta: { pagination: { total: 23 } } })
      expect(await fetchServicesPage({ category: 'sav', page: 3 })).toMatchObject({
        services: [{ category: { name: 'Dépannage' } }],
        pageCount: 3,
      })
      expect(requestedPaths()).toEqual([
        listCall(3, byCategory('sav')),
        listCall(3, byEverySpelling('[category]')),
      ])
    })

    it('returns the second result when it has more entries and no totals', async () => {
      answering({ data: spelled('SAV') }, { data: spelled('SAV', 'Dépannage') })
      expect(await idsOf('sav')).toEqual(['1', '2'])
    })

    it.each([
      ['is refused', { error: {} }, 400],
      ['ignores the filter', { data: spelled('SAV', 'SAV', 'SAV', 'vente') }],
      ['has an entry without category', { data: [...spelled('SAV', 'SAV', 'SAV'), { category: null }] }],
      ['has fewer entries', { data: spelled('Dépannage') }],
      ['has a lower total', { data: spelled('Dépannage'), meta: { pagination: { total: 1 } } }],
      ['has as many entries', { data: spelled('Dépannage', 'Dépannage') }],
      [
        'has as many entries and the same total',
        { data: spelled('Dépannage', 'Dépannage'), meta: { pagination: { total: 2 } } },
      ],
    ])('returns the first result when the second %s', async (_, second, status?: number) => {
      answering({ data: spelled('SAV', 'SAV'), meta: { pagination: { total: 2 } } }, second, status)
      const { services } = await fetchServicesPage({ category: 'sav', page: 1 })
      expect(services.map(({ category }) => category?.name)).toEqual(['SAV', 'SAV'])
    })

    it('returns the result that is a list when the other is not', async () => {
      expectConsole(/console\.error: The list of services is invalid\./)
      answering({ data: spelled('SAV') }, { data: {} })
      expect(await idsOf('sav')).toEqual(['1'])
      answering({ data: {} }, { data: spelled('SAV', 'Dépannage') })
      expect(await idsOf('sav')).toEqual(['1', '2'])
    })
  })

  it('filters by the relation when the category is not a text field', async () => {
    const request = listCall(1, byRelation('vente'))
    const populated = request.replace('populate=image', 'populate=*')
    const { categories: _, ...withoutCategory } = relatedTo('Vente')
    server.use(
      responding({
        [listCall(1, byCategory('vente'))]: 400,
        [request]: [withoutCategory],
        [populated]: [relatedTo('Vente')],
      }),
    )
    const { services } = await fetchServicesPage({ category: 'vente', page: 1 })
    expect(services.map(({ category }) => category?.kind)).toEqual(['vente'])
    expect(requestedPaths()).toEqual([listCall(1, byCategory('vente')), request, populated])
  })

  it('sends one request when a service has its category and its picture', async () => {
    const services = [{ title: 'A', category: null, image: null }, { title: 'B' }]
    server.use(http.get('*/api/blog-posts', () => HttpResponse.json({ data: services })))
    expect((await fetchServicesPage({ page: 1 })).services).toHaveLength(2)
    expect(requestedPaths()).toEqual([listCall(1)])
  })

  it('returns no categories when the backend refuses to populate them', async () => {
    server.use(
      http.get('*/api/blog-posts', ({ request }) =>
        new URL(request.url).searchParams.get('populate') === '*'
          ? HttpResponse.json({ error: { status: 400 } }, { status: 400 })
          : HttpResponse.json({ data: [{ title: 'A' }] }),
      ),
    )
    expect((await fetchServicesPage({ page: 1 })).services).toMatchObject([{ title: 'A', category: null }])
  })

  it('reads the same services from wrapped responses (Strapi 4), except for the ids', async () => {
    const flat = await fetchServicesPage({ page: 1 })
    server.use(servicesHandlers.wrapped)
    const wrapped = await fetchServicesPage({ page: 1 })
    const withoutId = ({ services, pageCount }: typeof flat) => ({
      services: services.map((service) => ({ ...service, id: '' })),
      pageCount,
    })
    expect(withoutId(wrapped)).toEqual(withoutId(flat))
  })

  it('returns an empty page and logs an error when the data is invalid', async () => {
    expectConsole(/console\.error: The list of services is invalid\./)
    server.use(servicesHandlers.invalid)
    expect(await fetchServicesPage({ page: 1 })).toEqual({ services: [], pageCount: 1 })
  })

  it('has one page when the total is missing', async () => {
    server.use(http.get('*/api/blog-posts', () => HttpResponse.json({ data: [buildService()] })))
    expect(await fetchServicesPage({ page: 1 })).toMatchObject({
      services: [{ title: 'Entretien annuel' }],
      pageCount: 1,
    })
  })

  it.each([
    ['is down', servicesHandlers.down, { kind: 'http', status: 503 }],
    ['cannot be reached', servicesHandlers.unreachable, { kind: 'network' }],
    ['sends HTML', servicesHandlers.malformed, { kind: 'format' }],
  ])('rejects when the backend %s', async (_, handler, error) => {
    server.use(handler)
    await expect(fetchServicesPage({ category: 'vente', page: 1 })).rejects.toMatchObject(error)
    expect(requestedPaths()).toHaveLength(1)
  })
})
