import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectConsole } from '../../testing/consoleGuard'
import { buildCategory } from '../../mocks/fixtures/categories'
import { buildService, manyServices, seedServices } from '../../mocks/fixtures/services'
import { servicesHandlers } from '../../mocks/handlers/services'
import { requestedPaths, server } from '../../mocks/server'
import { fetchServicesPage } from './servicesPage'

const listCall = (page: number, filter = '') =>
  `/api/blog-posts?populate=image&pagination[page]=${page}&pagination[pageSize]=10&sort=id:asc${filter}`

/** Services whose category is a relation. */
const relatedTo = (...names: string[]) =>
  names.map((name, index) =>
    buildService({ id: index + 1, category: undefined, categories: [buildCategory({ name })] }),
  )

describe('a page of services', () => {
  it('is requested ten by ten, by id', async () => {
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
  ])('of %d services is one of %d', async (total, pageCount) => {
    server.use(servicesHandlers.of(manyServices(total)))
    expect((await fetchServicesPage({ page: 1 })).pageCount).toBe(pageCount)
  })

  it('holds what is left on the last page, and nothing beyond', async () => {
    server.use(servicesHandlers.manyPages)
    expect((await fetchServicesPage({ page: 3 })).services).toHaveLength(3)
    expect(await fetchServicesPage({ page: 4 })).toEqual({ services: [], pageCount: 3 })
  })

  it('is sorted by category, then by id', async () => {
    const { services } = await fetchServicesPage({ page: 1 })
    const kinds = services.map(({ category }) => category?.kind)
    expect(kinds.join(' ')).toBe(
      'vente vente vente installation installation installation entretien entretien entretien sav',
    )
    expect(services.map(({ sortId }) => Number(sortId)).slice(0, 3)).toEqual([1, 5, 6])
  })

  it('of a category is filtered by it', async () => {
    const { services } = await fetchServicesPage({ category: 'entretien', page: 1 })
    expect(services.map(({ category }) => category?.name)).toEqual(['entretien', 'entretien', 'entretien'])
    expect(requestedPaths()).toEqual([listCall(1, '&filters[category][$containsi]=entretien')])
  })

  describe('of a trade that people write in several ways', () => {
    const spelled = (...names: string[]) =>
      names.map((category, index) => buildService({ id: index + 1, category }))
    const idsOf = async (category: string, page = 1) =>
      (await fetchServicesPage({ category, page })).services.map(({ sortId }) => sortId)

    it.each(['sav', 'depannage', 'Dépannage'])('holds all of them at %j', async (category) => {
      server.use(
        servicesHandlers.of(spelled('Dépannage', 'vente', 'SAV', 'Service après-vente', 'depannage')),
      )
      expect(await idsOf(category)).toEqual(['1', '3', '4', '5'])
      expect(requestedPaths()[0]).toBe(listCall(1, `&filters[category][$containsi]=${category}`))
    })

    it('is cut in pages with all of them', async () => {
      const names = Array.from({ length: 23 }, (_, index) => (index % 2 ? 'Dépannage' : 'SAV'))
      server.use(servicesHandlers.of(spelled(...names)))
      expect((await fetchServicesPage({ category: 'sav', page: 1 })).pageCount).toBe(3)
      expect(await idsOf('sav', 3)).toEqual(['21', '22', '23'])
    })

    it('is found by the relation too', async () => {
      server.use(servicesHandlers.related(relatedTo('Dépannage', 'Vente')))
      expect(await idsOf('sav')).toEqual(['1'])
    })

    it('holds what more the second request finds, also without totals', async () => {
      server.use(
        http.get('*/api/blog-posts', ({ request }) => {
          const isFirst = new URL(request.url).searchParams.has('filters[category][$containsi]')
          return HttpResponse.json({ data: isFirst ? spelled('SAV') : spelled('SAV', 'Dépannage') })
        }),
      )
      expect(await idsOf('sav')).toEqual(['1', '2'])
    })

    it('holds what the first request found when the second is refused or answered by no list', async () => {
      const answers = [HttpResponse.json({ data: {} }), HttpResponse.json({ error: {} }, { status: 400 })]
      server.use(
        http.get('*/api/blog-posts', ({ request }) => {
          const isFirst = new URL(request.url).searchParams.has('filters[category][$containsi]')
          return isFirst ? HttpResponse.json({ data: spelled('SAV') }) : answers.pop()
        }),
      )
      expect(await idsOf('sav')).toEqual(['1'])
      expectConsole(/console\.error: The list of services is invalid\./)
      expect(await idsOf('sav')).toEqual(['1'])
    })

    it('holds what the first request found when the backend ignores the filter of the second', async () => {
      server.use(
        http.get('*/api/blog-posts', ({ request }) => {
          const all = spelled('SAV', 'vente', 'entretien')
          const isFiltered = new URL(request.url).searchParams.has('filters[category][$containsi]')
          return HttpResponse.json({ data: isFiltered ? all.slice(0, 1) : all })
        }),
      )
      expect(await idsOf('sav')).toEqual(['1'])
    })
  })

  it('of a category that is a relation is requested again by the relation', async () => {
    server.use(servicesHandlers.related(relatedTo('Vente', 'Entretien')))
    const { services } = await fetchServicesPage({ category: 'vente', page: 1 })
    expect(services.map(({ sortId }) => sortId)).toEqual(['1'])
    expect(services.map(({ category }) => category?.kind)).toEqual(['vente'])
    const byRelation = listCall(1, '&filters[categories][name][$containsi]=vente')
    expect(requestedPaths()).toEqual([
      listCall(1, '&filters[category][$containsi]=vente'),
      byRelation,
      byRelation.replace('populate=image', 'populate=*'),
    ])
  })

  it('is requested once when one of its services says its category', async () => {
    const services = [{ title: 'A', category: null }, { title: 'B' }]
    server.use(http.get('*/api/blog-posts', () => HttpResponse.json({ data: services })))
    expect((await fetchServicesPage({ page: 1 })).services).toHaveLength(2)
    expect(requestedPaths()).toEqual([listCall(1)])
  })

  it('has no categories when the backend refuses to populate them', async () => {
    server.use(
      http.get('*/api/blog-posts', ({ request }) =>
        new URL(request.url).searchParams.get('populate') === '*'
          ? HttpResponse.json({ error: { status: 400 } }, { status: 400 })
          : HttpResponse.json({ data: [{ title: 'A' }] }),
      ),
    )
    expect((await fetchServicesPage({ page: 1 })).services).toMatchObject([{ title: 'A', category: null }])
  })

  it('is the same from a backend that wraps its answers, but for the ids', async () => {
    const flat = await fetchServicesPage({ page: 1 })
    server.use(servicesHandlers.wrapped)
    const wrapped = await fetchServicesPage({ page: 1 })
    const withoutId = ({ services, pageCount }: typeof flat) => ({
      services: services.map((service) => ({ ...service, id: '' })),
      pageCount,
    })
    expect(withoutId(wrapped)).toEqual(withoutId(flat))
  })

  it('is empty, one of one and logged when the data is invalid', async () => {
    expectConsole(/console\.error: The list of services is invalid\./)
    server.use(servicesHandlers.invalid)
    expect(await fetchServicesPage({ page: 1 })).toEqual({ services: [], pageCount: 1 })
  })

  it('is one of one when the total is missing', async () => {
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
  ])('fails when the backend %s', async (_, handler, error) => {
    server.use(handler)
    await expect(fetchServicesPage({ category: 'vente', page: 1 })).rejects.toMatchObject(error)
    expect(requestedPaths()).toHaveLength(1)
  })
})
