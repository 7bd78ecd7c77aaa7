import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../../testing/consoleGuard'
import { buildArticle, manyArticles } from '../../mocks/fixtures/articles'
import { buildMedia } from '../../mocks/fixtures/media'
import { articlesHandlers } from '../../mocks/handlers/articles'
import { filledClient } from '../../testing/filledClient'
import { requestedPaths, server } from '../../mocks/server'
import { articleQuery, articlesQuery } from '../articleQueries'
import { fetchArticle, fetchArticles } from './articles'

const listCall = (page: number, search = '') =>
  `/api/articles?populate=*&sort=publishedAt:desc&publicationState=live${search}&pagination[page]=${page}&pagination[pageSize]=50`

const bySlug = (slug: string) => `/api/articles?populate=*&publicationState=live&filters[slug][$eq]=${slug}`

afterEach(() => vi.unstubAllEnvs())

describe('the news', () => {
  it.each([
    [0, 1],
    [49, 1],
    [50, 2],
    [51, 2],
    [130, 3],
  ])('%d are read in %d pages, until one holds fewer than 50', async (count, pages) => {
    server.use(articlesHandlers.of(manyArticles(count)))
    const articles = await fetchArticles()
    expect(articles.map(({ title }) => title)).toEqual(manyArticles(count).map(({ title }) => title))
    expect(requestedPaths()).toEqual(Array.from({ length: pages }, (_, index) => listCall(index + 1)))
  })

  it('are requested with JSON headers, and so is one article, by its slug and by its id', async () => {
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

  it('of another backend have their pictures there', async () => {
    vi.stubEnv('VITE_ARTICLES_URL', 'https://news.test/api-v2')
    vi.resetModules()
    const { fetchArticles: fetchOthers } = await import('./articles')
    server.use(articlesHandlers.of([buildArticle({ cover: buildMedia({ url: '/uploads/a.jpg' }) })]))
    expect(await fetchOthers()).toMatchObject([{ cover: { url: 'https://news.test/api-v2/uploads/a.jpg' } }])
  })

  it('can be searched in title, excerpt and content', async () => {
    server.use(
      articlesHandlers.of([
        buildArticle({ id: 1, title: 'Le bois sec' }),
        buildArticle({ id: 2, title: 'B', excerpt: 'Un Bois de chauffage' }),
        buildArticle({ id: 3, title: 'C', content: '<p>du bois</p>' }),
        buildArticle({ id: 4, title: 'D', excerpt: 'rien', content: '<p>rien</p>' }),
      ]),
    )
    expect(await fetchArticles({ search: ' bois ' })).toHaveLength(3)
    const filters = ['title', 'excerpt', 'content'].map(
      (field, index) => `&filters[$or][${index}][${field}][$containsi]=bois`,
    )
    expect(requestedPaths()).toEqual([listCall(1, filters.join(''))])
  })

  it('list an article that is on two pages once', async () => {
    server.use(articlesHandlers.of([...manyArticles(50), ...manyArticles(50).slice(49)]))
    expect(await fetchArticles()).toHaveLength(50)
  })

  it.each([
    ['is down', articlesHandlers.down, { kind: 'http', status: 503 }],
    ['loses its second page', articlesHandlers.page2Down, { kind: 'http', status: 503 }],
    ['cannot be reached', articlesHandlers.unreachable, { kind: 'network' }],
    ['sends HTML', articlesHandlers.malformed, { kind: 'format' }],
    ['sends data that is no list', articlesHandlers.invalid, { kind: 'format' }],
  ])('fail when the backend %s', async (_, handler, error) => {
    server.use(handler)
    await expect(fetchArticles()).rejects.toMatchObject(error)
  })

  it('are the same from a backend that wraps its answers, but for the ids', async () => {
    const flat = await fetchArticles()
    server.use(articlesHandlers.wrapped)
    const wrapped = await fetchArticles()
    expect(wrapped.map((article) => ({ ...article, id: '' }))).toEqual(
      flat.map((article) => ({ ...article, id: '' })),
    )
  })
})

describe('an article', () => {
  it('is the first that has the slug', async () => {
    server.use(articlesHandlers.of(manyArticles(3)))
    expect(await fetchArticle('actualite-2')).toMatchObject({ title: 'Actualité 2' })
    expect(requestedPaths()).toEqual([bySlug('actualite-2')])
  })

  it('is none when there is none', async () => {
    expect(await fetchArticle('rien')).toBeNull()
    expect(requestedPaths()).toEqual([bySlug('rien')])
  })

  it('without a slug is found by its id', async () => {
    const article = buildArticle({ slug: null })
    server.use(articlesHandlers.of([article]))
    expect(await fetchArticle(article.documentId)).toMatchObject({ title: article.title })
    expect(requestedPaths()).toEqual([
      bySlug(article.documentId),
      `/api/articles/${article.documentId}?populate=*`,
    ])
    expect(await fetchArticle('1234')).toBeNull()
  })

  it('fails with the status of the answer', async () => {
    server.use(articlesHandlers.down)
    await expect(fetchArticle('actualite-2')).rejects.toThrow('HTTP 503 – Service Unavailable')
  })

  it('that the list in memory holds is opened without a call', async () => {
    server.use(articlesHandlers.of(manyArticles(3)))
    const client = filledClient()
    await client.fetchQuery(articlesQuery())
    expect(await client.fetchQuery(articleQuery('actualite-3', client))).toMatchObject({
      title: 'Actualité 3',
    })
    expect(requestedPaths()).toHaveLength(1)
  })

  it('that fails is logged once, with what the backend said', async () => {
    expectConsole(/console\.error: Reading the article “rien” failed\.[^]*HTTP 503[^]*Service Unavailable/)
    server.use(articlesHandlers.down)
    const client = filledClient()
    await expect(client.fetchQuery(articleQuery('rien', client))).rejects.toThrow('HTTP 503')
    expect(requestedPaths()).toHaveLength(1)
  })
})
