import { QueryObserver } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { buildArticle, manyArticles } from '../../mocks/fixtures/articles'
import { articlesHandlers } from '../../mocks/handlers/articles'
import { requestedPaths, server } from '../../mocks/server'
import { expectConsole } from '../../testing/consoleGuard'
import { filledClient } from '../../testing/filledClient'
import { fetchAllContent } from '../strapi/requests/allContent'
import { toArticle } from '../strapi/normalisers/toArticle'
import { articlesQuery, newsFirstPageQuery } from './articleQueries'
import { articleQuery } from './articleQuery'
import { newsVersionQuery } from './versionQueries'

const date = '2026-10-01T08:00:00.000Z'
const later = '2026-10-03T08:00:00.000Z'

/** A backend with these titles; the article, or its cover, that changed last did so at these times. */
const respond = (titles: string[], updatedAt = date, coverUpdatedAt = date) =>
  server.use(
    http.get('*/api/articles', ({ request }) =>
      new URL(request.url).searchParams.has('fields[0]')
        ? HttpResponse.json({
            data: [{ updatedAt, cover: { updatedAt: coverUpdatedAt } }],
            meta: { pagination: { total: titles.length } },
          })
        : undefined,
    ),
    articlesHandlers.of(
      titles.map((title, index) => buildArticle({ id: index + 1, title, slug: title.toLowerCase() })),
    ),
  )

/** A page that was opened with what the backend had at the build. */
const opened = async () => {
  const { articles, newsVersion } = await fetchAllContent()
  return filledClient([articlesQuery().queryKey, articles], [newsVersionQuery().queryKey, newsVersion])
}

const refetch = async (client: Awaited<ReturnType<typeof opened>>) => {
  const { length } = requestedPaths()
  const articles = await client.fetchQuery({ ...articlesQuery(), staleTime: 0 })
  return { titles: articles.map(({ title }) => title), paths: requestedPaths().slice(length) }
}

it('an article from the prerendered news page is placeholder data until its text is fetched', () => {
  const listed = { ...toArticle(buildArticle({ slug: 'ramoner', title: 'Ramoner' })), contentHtml: null }
  const client = filledClient([newsFirstPageQuery().queryKey, { articles: [listed], total: 1 }])
  const observer = new QueryObserver(client, articleQuery('ramoner', client))
  expect(observer.getCurrentResult()).toMatchObject({ data: listed, isPlaceholderData: true })
})

it('an article in the cached list is not requested', async () => {
  server.use(articlesHandlers.of(manyArticles(3)))
  const client = filledClient()
  await client.fetchQuery(articlesQuery())
  expect(await client.fetchQuery(articleQuery('actualite-3', client))).toMatchObject({ title: 'Actualité 3' })
  expect(requestedPaths()).toHaveLength(1)
})

it('an article that cannot be fetched is logged once, with the response body', async () => {
  expectConsole(/console\.error: Reading the article “rien” failed\.[^]*HTTP 503[^]*Service Unavailable/)
  server.use(articlesHandlers.down)
  const client = filledClient()
  await expect(client.fetchQuery(articleQuery('rien', client))).rejects.toThrow('HTTP 503')
  expect(requestedPaths()).toHaveLength(1)
})

it('the version of the list is cached as long as the page is open', () => {
  vi.useFakeTimers()
  const version = { entries: { total: 1, updatedAt: date }, pictures: null }
  const client = filledClient([newsVersionQuery().queryKey, version])
  vi.advanceTimersByTime(86_400_000)
  vi.useRealTimers()
  expect(client.getQueryData(newsVersionQuery().queryKey)).toEqual(version)
})

it('refetches two small answers when no article changed', async () => {
  respond(['Ramoner', 'Allumer'])
  const { titles, paths } = await refetch(await opened())
  expect(titles).toEqual(['Ramoner', 'Allumer'])
  const first = 'pagination[page]=1&pagination[pageSize]=1'
  expect(paths).toEqual([
    `/api/articles?fields[0]=updatedAt&sort=updatedAt:desc&${first}`,
    `/api/articles?fields[0]=updatedAt&populate[cover][fields][0]=updatedAt&filters[cover][id][$notNull]=true&sort=cover.updatedAt:desc&${first}`,
  ])
})

it.each([
  ['an article changed', ['Ramoner', 'Rallumer'], later, date],
  ['an article was removed', ['Ramoner'], date, date],
  ['a cover was replaced', ['Ramoner', 'Allumer'], date, later],
])('refetches the list once when %s', async (_, titles, updatedAt, coverUpdatedAt) => {
  respond(['Ramoner', 'Allumer'])
  const client = await opened()
  respond(titles, updatedAt, coverUpdatedAt)
  const changed = await refetch(client)
  expect(changed.titles).toEqual(titles)
  expect(changed.paths.filter((path) => path.includes('populate=*'))).toHaveLength(1)
  expect((await refetch(client)).paths.filter((path) => path.includes('populate=*'))).toEqual([])
})
