import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { buildService, manyServices } from '../../../mocks/fixtures/services'
import { servicesHandlers } from '../../../mocks/handlers/services'
import { requestedPaths, responding, server } from '../../../mocks/server'
import { fetchAllServices, fetchService, fetchServiceById } from './services'

const TAIL = 'populate=*&publicationState=live&pagination[page]=1&pagination[pageSize]='
const byTitle = (title: string) => `/api/blog-posts?filters[title][$containsi]=${title}&${TAIL}1`
const bySlug = (slug: string) => `/api/blog-posts?filters[slug][$eq]=${slug}&${TAIL}10`
const byId = (id: string) => `/api/blog-posts/${id}?populate=*`
const first50 = `/api/blog-posts?${TAIL}50`

const service = (title: string, slug: string | null = null) => buildService({ title, slug })

const titleFound = async (slug: string) => (await fetchService(slug))?.title

describe('fetchService', () => {
  it.each([
    ['installation', 'Installation'],
    ['entretien', 'Entretien'],
    ['vente', 'Vente'],
    ['depannage', 'Dépannage'],
  ])('finds %s by the title %s in one request', async (slug, title) => {
    server.use(responding({ [byTitle(title)]: [service(title, slug)] }))
    expect(await titleFound(slug)).toBe(title)
    expect(requestedPaths()).toEqual([byTitle(title)])
  })

  it('finds sav by the title Dépannage when no service has that exact slug', async () => {
    server.use(responding({ [byTitle('Dépannage')]: [service('Dépannage', 'depannage')] }))
    expect(await titleFound('sav')).toBe('Dépannage')
    expect(requestedPaths()).toEqual([byTitle('Dépannage'), bySlug('sav')])
  })

  it('prefers a service with the exact slug sav', async () => {
    server.use(
      responding({
        [byTitle('Dépannage')]: [service('Dépannage', 'depannage')],
        [bySlug('sav')]: [service('Service après-vente', 'sav')],
      }),
    )
    expect(await titleFound('sav')).toBe('Service après-vente')
  })

  it.each([
    ['pose-de-poele', 'Pose de poele'],
    ['constructor', 'Constructor'],
  ])('finds %s by a title with spaces instead of hyphens', async (slug, title) => {
    const request = byTitle(title.toLowerCase())
    server.use(responding({ [request]: [service(title)] }))
    expect(await titleFound(slug)).toBe(title)
    expect(requestedPaths()).toEqual([request])
  })

  it('does not prefer a service whose title only contains the slug', async () => {
    server.use(
      responding({
        [byTitle('Entretien')]: [service('Contrat d’entretien annuel', 'contrat')],
        [bySlug('entretien')]: [service('Entretien', 'entretien')],
      }),
    )
    expect(await titleFound('entretien')).toBe('Entretien')
    expect(requestedPaths()).toEqual([byTitle('Entretien'), bySlug('entretien')])
  })

  it('does not prefer such a service in a backend without slugs either', async () => {
    const contract = service('Contrat d’entretien annuel')
    server.use(
      responding({ [byTitle('Entretien')]: [contract], [first50]: [contract, service('Entretien')] }),
    )
    expect(await titleFound('entretien')).toBe('Entretien')
    expect(requestedPaths()).toEqual([byTitle('Entretien'), bySlug('entretien'), first50])
  })

  it('prefers the service in the requested category among several with the same slug', async () => {
    const stoves = ['Installation', 'Entretien'].map((category, index) =>
      buildService({ id: index + 1, title: 'Poêle', slug: 'poele', category }),
    )
    server.use(responding({ [bySlug('poele')]: stoves }))
    expect(await fetchService('poele', 'entretien')).toMatchObject({ sortId: '2' })
    expect(await fetchService('poele', 'installation')).toMatchObject({ sortId: '1' })
    expect(await fetchService('poele', 'vente')).toMatchObject({ sortId: '1' })
  })

  it('returns a service whose title contains the slug when nothing else matches', async () => {
    const choice = service('Choisir sa climatisation', 'choisir')
    server.use(
      responding({ [byTitle('climatisation')]: [choice], [first50]: [service('Vente', 'vente'), choice] }),
    )
    expect(await titleFound('climatisation')).toBe('Choisir sa climatisation')
  })

  it('searches the first 50 services when the backend does not fold accents', async () => {
    server.use(
      responding({
        [first50]: ['Vente', 'Étudeàdomicile', 'Étude à domicile'].map((title) => service(title)),
      }),
    )
    expect(await titleFound('etude-a-domicile')).toBe('Étude à domicile')
    expect(requestedPaths()).toEqual([byTitle('etude a domicile'), bySlug('etude-a-domicile'), first50])
  })

  it('prefers an exact title among the first 50 over a title that contains the slug', async () => {
    server.use(
      responding({
        [first50]: [
          service('Étude à domicile gratuite', 'gratuite'),
          service('« Étude » à domicile !', 'etude'),
        ],
      }),
    )
    expect(await titleFound('etude-a-domicile')).toBe('«\u00A0Étude\u00A0» à domicile\u00A0!')
  })

  it('matches part of a title among the first 50', async () => {
    server.use(responding({ [first50]: [service('Vente'), service('Étude à domicile')] }))
    expect(await titleFound('etude')).toBe('Étude à domicile')
  })

  it('finds a service by id', async () => {
    const { documentId } = buildService()
    server.use(responding({ [byId(documentId)]: service('Ramonage') }))
    expect(await titleFound(documentId)).toBe('Ramonage')
    expect(requestedPaths()).toEqual([byTitle(documentId), bySlug(documentId), byId(documentId)])
  })

  it('returns the first service as a last resort', async () => {
    server.use(responding({ [first50]: [service('Vente'), service('Entretien')] }))
    expect(await titleFound('rien-de-tel')).toBe('Vente')
    expect(requestedPaths()).toEqual([byTitle('rien de tel'), bySlug('rien-de-tel'), first50])
  })

  it('returns null for an empty slug', async () => {
    expect(await fetchService('')).toBeNull()
    expect(requestedPaths()).toEqual([])
  })

  it('returns null when the backend has no services', async () => {
    server.use(servicesHandlers.empty)
    expect(await fetchService('vente')).toBeNull()
    expect(requestedPaths()).toEqual([byTitle('Vente'), bySlug('vente'), first50])
  })

  it('rejects when the backend refuses even the list', async () => {
    server.use(http.get('*/api/blog-posts', () => HttpResponse.json({ error: {} }, { status: 404 })))
    await expect(titleFound('entretien')).rejects.toThrow('HTTP 404')
  })

  it('continues after a request that the backend refuses', async () => {
    server.use(
      responding({
        [byTitle('Entretien')]: 400,
        [bySlug('entretien')]: 400,
        [first50]: [service('Entretien')],
      }),
    )
    expect(await titleFound('entretien')).toBe('Entretien')
    expect(requestedPaths()).toEqual([byTitle('Entretien'), bySlug('entretien'), first50])
  })

  it.each([
    ['is down', servicesHandlers.down, { kind: 'http', status: 503 }],
    ['cannot be reached', servicesHandlers.unreachable, { kind: 'network' }],
    ['sends data that is no list', servicesHandlers.invalid, { kind: 'format' }],
  ])('rejects at once when the backend %s', async (_, handler, error) => {
    server.use(handler)
    await expect(fetchService('vente')).rejects.toMatchObject(error)
    expect(requestedPaths()).toHaveLength(1)
  })
})

it('fetchAllServices reads all services in pages of 100, sorted', async () => {
  server.use(servicesHandlers.of(manyServices(120)))
  const services = await fetchAllServices()
  expect(services).toHaveLength(120)
  expect(services.slice(0, 2).map(({ sortId, category }) => [sortId, category?.kind])).toEqual([
    ['4', 'vente'],
    ['8', 'vente'],
  ])
  expect(requestedPaths()).toEqual(
    [1, 2].map(
      (page) =>
        `/api/blog-posts?populate=*&sort=id:asc&publicationState=live&pagination[page]=${page}&pagination[pageSize]=100`,
    ),
  )
})

it('fetchAllServices lists a service that is on two pages once', async () => {
  server.use(servicesHandlers.of([...manyServices(100), ...manyServices(101).slice(99)]))
  expect(await fetchAllServices()).toHaveLength(101)
})

describe('fetchServiceById', () => {
  it('requests a document id', async () => {
    const known = buildService({ title: 'Vente' })
    server.use(responding({ [byId(known.documentId)]: known }))
    expect((await fetchServiceById(known.documentId))?.title).toBe('Vente')
    expect(requestedPaths()).toEqual([byId(known.documentId)])
  })

  it('requests a numeric id (Strapi 4)', async () => {
    server.use(responding({ [byId('2')]: { id: 2, attributes: { title: 'Installation' } } }))
    expect((await fetchServiceById('2'))?.title).toBe('Installation')
    expect(requestedPaths()).toEqual([byId('2')])
  })

  it('looks up a numeric id with a filter (Strapi 5)', async () => {
    const byFilter = `/api/blog-posts?filters[id][$eq]=2&${TAIL}1`
    server.use(responding({ [byId('2')]: 404, [byFilter]: [service('Installation')] }))
    expect((await fetchServiceById('2'))?.title).toBe('Installation')
    expect(requestedPaths()).toEqual([byId('2'), byFilter])
  })

  it('encodes the id in the URL', async () => {
    expect(await fetchServiceById('../articles?')).toBeNull()
    expect(requestedPaths()).toEqual(['/api/blog-posts/..%2Farticles%3F?populate=*'])
  })

  it('returns null for an unknown id', async () => {
    expect(await fetchServiceById('rien')).toBeNull()
    expect(requestedPaths()).toEqual([byId('rien')])
  })

  it('rejects when the backend is down', async () => {
    server.use(servicesHandlers.down)
    await expect(fetchServiceById('2')).rejects.toMatchObject({ status: 503 })
  })
})
