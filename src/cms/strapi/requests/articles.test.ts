import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../../../testing/consoleGuard'
import { buildArticle, manyArticles } from '../../../mocks/fixtures/articles'
import { buildMedia } from '../../../mocks/fixtures/media'
import { articlesHandlers } from '../../../mocks/handlers/articles'
import type { Article } from '../../content/types'
import { requestedPaths, responding, server } from '../../../mocks/server'
import { fetchArticle, fetchArticles } from './articles'

const listCall = (page: number, search = '') =>
  `/api/articles?populate=*&sort=publishedAt:desc&publicationState=live${search}&pagination[page]=${page}&pagination[pageSize]=50`

const bySlug = (slug: string) => `/api/articles?populate=*&publicationState=live&filters[slug][$eq]=${slug}`

afterEach(() => {
  vi.unstubAllEnvs()
  // Test files share modules.
  vi.resetModules()
})

describe('fetchArticles', () => {
  it.each([
    [0, 1],
    [49, 1],
    [50, 2],
    [51, 2],
    [130, 3],
  ])('reads %d articles in %d requests, until a page has fewer than 50', async (count, pages) => {
    server.use(articlesHandlers.of(manyArticles(count)))
    const articles = await fetchArticles()
    expect(articles.map(({ title }) => title)).toEqual(manyArticles(count).map(({ title }) => title))
    expect(requestedPaths()).toEqual(Array.from({ length: pages }, (_, index) => listCall(index + 1)))
  })

  it('sends JSON headers, and so does fetchArticle by slug and by id', async () => {
    const types: (string | null)[] = []
    server.use(
      http.get(/\/api\/articles/, ({ request: { headers } }) => {
        types.push(headers.get('Accept'), headers.get('Content-Type'))
        return HttpResponse.json({ data: [] })
      }),
    )
    await fetchArticles()
    await fetchArticle('1234')
    expect(types).toEqual(Array.from({ length: 6 }, () => 'application/json'))
  })

  it('resolves picture URLs against the backend of the articles', async () => {
    vi.stubEnv('VITE_ARTICLES_URL', 'https://news.test/api-v2')
    vi.resetModules()
    const { fetchArticles: fetchOthers } = await import('./articles')
    server.use(articlesHandlers.of([buildArticle({ cover: buildMedia({ url: '/uploads/a.jpg' }) })]))
    expect(await fetchOthers()).toMatchObject([{ cover: { url: 'https://news.test/api-v2/uploads/a.jpg' } }])
  })

  it('searches in title, excerpt and content', async () => {
    const filters = ['title', 'excerpt', 'content'].map(
      (field, index) => `&filters[$or][${index}][${field}][$containsi]=bois`,
    )
    const request = listCall(1, filters.join(''))
    server.use(responding({ [request]: manyArticles(3) }))
    expect(await fetchArticles({ search: ' bois ' })).toHaveLength(3)
    expect(requestedPaths()).toEqual([request])
  })

  it('says how many are missing when the backend’s pages are shorter, with a warning', async () => {
    expectConsole(/warn: Only 25 of 40 articles were read: set rest\.maxLimit to 100/)
    server.use(
      http.get('*/api/articles', () =>
        HttpResponse.json({ data: manyArticles(25), meta: { pagination: { pageCount: 2, total: 40 } } }),
      ),
    )
    expect(await fetchArticles()).toHaveLength(25)
  })

  it('lists an article that is on two pages once', async () => {
    server.use(articlesHandlers.of([...manyArticles(50), ...manyArticles(50).slice(49)]))
    expect(await fetchArticles()).toHaveLength(50)
    expectConsole(/warn: The list of articles was cut at page 2, which repeats entries only/)
  })

  it.each([
    ['is down', articlesHandlers.down, { kind: 'http', status: 503 }],
    ['fails on the second page', articlesHandlers.page2Down, { kind: 'http', status: 503 }],
    ['cannot be reached', articlesHandlers.unreachable, { kind: 'network' }],
    ['sends HTML', articlesHandlers.malformed, { kind: 'format' }],
    ['sends data that is not a list', articlesHandlers.invalid, { kind: 'format' }],
  ])('rejects when the backend %s', async (_, handler, error) => {
    server.use(handler)
    await expect(fetchArticles()).rejects.toMatchObject(error)
  })

  it('reads the same articles from wrapped responses (Strapi 4), except for the ids', async () => {
    const flat = await fetchArticles()
    server.use(articlesHandlers.wrapped)
    const wrapped = await fetchArticles()
    const ids = { id: expect.any(String) }
    const withAnyId = ({ job, ...article }: Article) => ({
      ...article,
      ...ids,
      ...(job && { job: { ...job, ...(job.service && { service: { ...job.service, ...ids } }) } }),
    })
    expect(wrapped).toEqual(flat.map(withAnyId))
  })
})

describe('fetchArticle', () => {
  it('returns the first article with the slug', async () => {
    server.use(responding({ [bySlug('actualite-2')]: manyArticles(3) }))
    expect(await fetchArticle('actualite-2')).toMatchObject({ title: 'Actualité 1' })
    expect(requestedPaths()).toEqual([bySlug('actualite-2')])
  })

  it('returns null when there is none', async () => {
    expect(await fetchArticle('rien')).toBeNull()
    expect(requestedPaths()).toEqual([bySlug('rien')])
  })

  it('finds an article without a slug by its id', async () => {
    const { documentId, title } = buildArticle()
    const byId = `/api/articles/${documentId}?populate=*`
    server.use(responding({ [byId]: buildArticle({ slug: null }) }))
    expect(await fetchArticle(documentId)).toMatchObject({ title })
    expect(requestedPaths()).toEqual([bySlug(documentId), byId])
  })

  it('finds it by its id where articles have no slug at all, which Strapi 5 refuses to filter by', async () => {
    const { documentId, title } = buildArticle()
    server.use(
      responding({ [bySlug(documentId)]: 400, [`/api/articles/${documentId}?populate=*`]: buildArticle() }),
    )
    expect(await fetchArticle(documentId)).toMatchObject({ title })
  })

  it('returns null when there is none with that id either', async () => {
    expect(await fetchArticle('1234')).toBeNull()
    expect(requestedPaths()).toEqual([bySlug('1234'), '/api/articles/1234?populate=*'])
  })

  it('rejects with the status of the response', async () => {
    server.use(articlesHandlers.down)
    await expect(fetchArticle('actualite-2')).rejects.toThrow('HTTP 503 – Service Unavailable')
  })
})
