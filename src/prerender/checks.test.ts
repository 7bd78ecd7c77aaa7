import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { findChange, type BackendCheck } from '../cms/content/backendCheck'
import { fetchJson } from '../cms/http'
import { buildArticle } from '../mocks/fixtures/articles'
import { buildProduct } from '../mocks/fixtures/products'
import { buildService } from '../mocks/fixtures/services'
import { articlesHandlers } from '../mocks/handlers/articles'
import { productsHandlers } from '../mocks/handlers/products'
import { servicesHandlers } from '../mocks/handlers/services'
import { askedUrls, server } from '../mocks/server'
import { recordAnswers } from './answers'
import { readContent } from './content'
import { prerenderedPages } from './pages'

const lauze = buildProduct({ id: 1, title: 'Lauze 8', slug: 'lauze-8' })
const ondea = buildProduct({ id: 2, title: 'ondea', slug: 'ondea' })
const products = [lauze, ondea]
const services = [
  buildService({
    id: 1,
    title: 'Ramonage et certificat',
    slug: 'ramonage-et-certificat',
    category: 'Entretien',
  }),
  buildService({ id: 2, title: 'Pose d’un poêle', slug: 'pose', category: 'Installation' }),
]
const articles = [buildArticle({ id: 1, title: 'Ouverture', slug: 'ouverture' })]

const shapes = ['flat', 'wrapped'] as const

const serve = (shape: (typeof shapes)[number], changed: Record<string, unknown> = {}) =>
  server.use(
    productsHandlers.of(
      products.map((entry) => ({ ...entry, ...changed })),
      { shape },
    ),
    servicesHandlers.of(
      services.map((entry) => ({ ...entry, ...changed })),
      { shape },
    ),
    articlesHandlers.of(
      articles.map((entry) => ({ ...entry, ...changed })),
      { shape },
    ),
  )

/** The checks of every page that shows content, by its path. */
const checksOf = async (): Promise<[path: string, checks: BackendCheck[]][]> => {
  const found: [string, BackendCheck[]][] = []
  for await (const { path, content, checks } of prerenderedPages(
    await readContent(),
    'https://www.example.fr',
  )) {
    if (content) found.push([path, checks ?? []])
  }
  return found
}

describe.each(shapes)('by the answers of a %s backend', (shape) => {
  it('every page with content knows that nothing has changed', async () => {
    serve(shape)
    const pages = await checksOf()
    expect(pages.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        '/products',
        '/products/lauze-8',
        '/products/ondea',
        '/services',
        '/services/entretien',
        '/services/entretien/ramonage-et-certificat',
        '/services/installation/pose',
        '/actualites',
        '/actualites/ouverture',
      ]),
    )
    for (const [path, checks] of pages) {
      expect(checks.length, path).toBeGreaterThan(0)
      expect(await findChange(checks), path).toBeNull()
    }
  })

  it('every page that shows an entry knows that it has changed', async () => {
    serve(shape)
    const pages = await checksOf()
    serve(shape, { title: 'Un autre titre' })
    for (const [path, checks] of pages) {
      // No service is of these two trades.
      if (/vente|sav/.test(path)) continue
      expect(await findChange(checks), path).not.toBeNull()
    }
  })
})

const productsNow = (entries: ReturnType<typeof buildProduct>[]) => server.use(productsHandlers.of(entries))

const checksOfPage = async (page: string) => new Map(await checksOf()).get(page) ?? []

describe('the page of one product', () => {
  it.each([
    ['its own entry has changed', [{ ...lauze, subtitle: 'Autre habillage' }, ondea]],
    ['it is gone', [ondea]],
    [
      'a newer one bears its slug as a title',
      [lauze, ondea, buildProduct({ id: 3, title: 'lauze-8', slug: 'x' })],
    ],
    [
      'another one has taken its slug',
      [
        { ...lauze, slug: 'lauze-9' },
        { ...ondea, slug: 'lauze-8' },
      ],
    ],
  ])('knows that %s', async (_, entries) => {
    serve('flat')
    const checks = await checksOfPage('/products/lauze-8')
    productsNow(entries)
    expect(await findChange(checks)).not.toBeNull()
  })

  it('does not mind another entry', async () => {
    serve('flat')
    const checks = await checksOfPage('/products/lauze-8')
    productsNow([lauze, { ...ondea, title: 'Autre' }])
    expect(await findChange(checks)).toBeNull()
  })

  it('foretells nothing where the backend would find another product', async () => {
    serve('flat')
    productsNow([
      buildProduct({ id: 1, title: 'Lauze', slug: 'lauze-8' }),
      buildProduct({ id: 2, title: 'Lauze', slug: null }),
    ])
    expect(await checksOfPage('/products/Lauze')).toEqual([])
  })
})

it('an entry that changed while its list was read has no digest', async () => {
  const answer = (title: string) =>
    HttpResponse.json({
      data: [
        { id: 1, title },
        { id: title, title },
      ],
    })
  server.use(http.get('https://cms.test/list', ({ request }) => answer(new URL(request.url).search)))
  const { answers } = await recordAnswers(async () => {
    await fetchJson('https://cms.test/list?a')
    await fetchJson('https://cms.test/list?b')
  })
  expect([...answers.entries.keys()]).toEqual(['?a', '?b'])
  expect(answers.checks.map(({ url }) => url)).toEqual(['https://cms.test/list?a', 'https://cms.test/list?b'])
})

it('a product is looked up as a page does it: by its title, then by its slug', async () => {
  serve('flat')
  const pages = new Map(await checksOf())
  const before = askedUrls().length
  await findChange(pages.get('/products/lauze-8') ?? [])
  await findChange(pages.get('/products/ondea') ?? [])
  const filters = askedUrls()
    .slice(before)
    .map(({ searchParams }) => [...searchParams.keys()].find((name) => name.startsWith('filters')))
  expect(filters).toEqual(['filters[title][$eq]', 'filters[slug][$eq]', 'filters[title][$eq]'])
})
