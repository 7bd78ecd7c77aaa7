import { describe, expect, it } from 'vitest'
import { findChange, type BackendCheck } from '../cms/backendCheck'
import { buildArticle } from '../mocks/fixtures/articles'
import { buildProduct } from '../mocks/fixtures/products'
import { buildService } from '../mocks/fixtures/services'
import { articlesHandlers } from '../mocks/handlers/articles'
import { productsHandlers } from '../mocks/handlers/products'
import { servicesHandlers } from '../mocks/handlers/services'
import { askedUrls, server } from '../mocks/server'
import { readContent } from './content'
import { prerenderedPages } from './pages'

const products = [
  buildProduct({ id: 1, title: 'Lauze 8', slug: 'lauze-8' }),
  buildProduct({ id: 2, title: 'ondea', slug: 'ondea' }),
]
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
