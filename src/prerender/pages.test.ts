import { http, HttpResponse } from 'msw'
import { expect, it, describe } from 'vitest'
import { toArticle } from '../cms/strapi/normalisers/toArticle'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { toService } from '../cms/strapi/normalisers/toService'
import { productKey } from '../cms/queries/productQuery'
import { buildAllContent } from '../mocks/fixtures/allContent'
import { buildArticle } from '../mocks/fixtures/articles'
import { buildProduct } from '../mocks/fixtures/products'
import { buildService } from '../mocks/fixtures/services'
import { articlesHandlers } from '../mocks/handlers/articles'
import { productsHandlers } from '../mocks/handlers/products'
import { servicesHandlers } from '../mocks/handlers/services'
import { requestedPaths, server } from '../mocks/server'
import { fetchAllContent, type AllContent } from '../cms/strapi/requests/allContent'
import { pageFiles, type PageFiles } from './pages'

const SITE = 'https://www.example.fr'

const product = (slug: string, title = slug) => toProduct(buildProduct({ slug, title }))

const collect = async (content: AllContent): Promise<PageFiles[]> => {
  const pages: PageFiles[] = []
  for await (const page of pageFiles(content, SITE)) pages.push(page)
  return pages
}

const pagesOf = (content: Partial<AllContent>) => {
  server.use(servicesHandlers.of([]))
  return collect(buildAllContent(content))
}

const filesOf = async (content: Partial<AllContent>) => (await pagesOf(content)).map(({ file }) => file)

it('every route without parameters has a page, even without content', async () => {
  const trades = ['vente', 'installation', 'entretien', 'sav'].map((trade) => `services/${trade}`)
  expect(await filesOf({})).toEqual([
    'index',
    'products',
    'comparer',
    'services',
    ...trades,
    'actualites',
    'contact',
    'puissance',
    'tarifs',
    'legalnotice',
    'accessibilite',
    'plan-du-site',
    'apercu',
    '404',
  ])
})

it('every product, service and article has a page', async () => {
  const files = await filesOf({
    products: [product('ondea-8')],
    services: [toService(buildService({ slug: 'ramonage', category: 'Entretien' }))],
    articles: [toArticle(buildArticle({ slug: 'ouverture' }))],
  })
  expect(files).toEqual(
    expect.arrayContaining(['products/ondea-8', 'services/entretien/ramonage', 'actualites/ouverture']),
  )
})

it('every page for search engines has a description, also when its owner wrote no summary', async () => {
  const pages = await pagesOf({
    products: [toProduct({ title: 'Ondéa 8' })],
    services: [toService({ title: 'Ramonage', category: 'Entretien' })],
    articles: [toArticle({ slug: 'ouverture', title: 'Ouverture' })],
  })
  const listed = pages.filter(({ isListed }) => isListed !== false)
  expect(listed.filter((page) => !page.description.metadata.description).map(({ path }) => path)).toEqual([])
  expect(listed.find(({ path }) => path === '/actualites/ouverture')?.description.metadata.description).toBe(
    'Ouverture – Braise & Brise, poêles et climatisation à Limoux et 50\u00A0km alentour.',
  )
})

it.each(['Dépannage', 'SAV', 'Dépannage/SAV'])(
  'services of the category %j are under “services/sav”',
  async (category) => {
    const files = await filesOf({ services: [toService(buildService({ slug: 'panne', category }))] })
    expect(files.filter((file) => file.startsWith('services/') && /sav|pannage/i.test(file))).toEqual([
      'services/sav',
      'services/sav/panne',
    ])
  },
)

it('requests stop at the first empty page when the page count is too high', async () => {
  const total = 1_000_000
  server.use(
    http.get('*/api/blog-posts', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('pagination[page]') === '1'
      return HttpResponse.json({ data: isFirst ? [buildService()] : [], meta: { pagination: { total } } })
    }),
  )
  const pages = await collect(buildAllContent())
  const list = pages.find(({ path }) => path === '/services')
  expect(list?.data).toHaveLength(1)
})

it('requests stop at a page without a new service when the backend ignores the page number', async () => {
  const meta = { pagination: { total: 5_000 } }
  server.use(http.get('*/api/blog-posts', () => HttpResponse.json({ data: [buildService()], meta })))
  const pages = await collect(buildAllContent())
  const list = pages.find(({ path }) => path === '/services')
  expect(list?.data).toHaveLength(1)
  const lists = pages.filter(({ route }) => route.startsWith('services'))
  // Two pages of each list, each of which may take two requests.
  expect(requestedPaths().length).toBeLessThanOrEqual(lists.length * 4)
})

it('slugs cut in the middle of a character have a page', async () => {
  server.use(
    productsHandlers.of([buildProduct({ slug: 'feu-\uD83D' })]),
    articlesHandlers.of([buildArticle({ slug: null, title: '\uD800' })]),
    servicesHandlers.of([buildService({ slug: 'pose', category: 'Pose \uDC00' })]),
  )
  const pages = await collect(await fetchAllContent())
  expect(pages.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['products/feu-\uFFFD', 'services/pose \uFFFD', 'services/pose \uFFFD/pose']),
  )
})

describe('a path that is not a valid file name is not prerendered', () => {
  it.each([['.htaccess'], ['a\u0000b'], ['a'.repeat(230)], ['é'.repeat(150)]])('%j', async (slug) => {
    expect(await filesOf({ products: [product(slug, 'Titre')] })).not.toContainEqual(
      expect.stringMatching(/^products\//),
    )
  })
})

it.each(['../x', 'a/b', 'a\\b'])('the page of “%s” has the title as its address', async (slug) => {
  expect(await filesOf({ products: [product(slug, 'Titre')] })).toContain('products/Titre')
})

it.each([
  ['%', 'products/%'],
  ['%2e%2e', 'products/%2e%2e'],
  ['Poêle à 100 %', 'products/Poêle à 100 %'],
  ['<b>', 'products/<b>'],
  ['a'.repeat(229), `products/${'a'.repeat(229)}`],
])('the file of %j has the decoded path as its name', async (slug, file) => {
  expect(await filesOf({ products: [product(slug, 'Titre')] })).toContain(file)
})

it('content whose file name would be too long is not published, but its page is built', async () => {
  const pages = await pagesOf({ products: [product('É'.repeat(60), 'Titre')] })
  const page = pages.find(({ path }) => path.startsWith('/products/'))
  expect(page).toBeDefined()
  expect(page?.data).toEqual([])
})

it('two entries with the same path have one page, with the first entry', async () => {
  const pages = await pagesOf({ products: [product('lauze-8', 'Lauze 8'), product('lauze-8', 'Autre')] })
  const [page, ...others] = pages.filter(({ path }) => path === '/products/lauze-8')
  expect(others).toEqual([])
  expect(page?.entries?.[0]).toEqual([productKey('lauze-8'), expect.objectContaining({ title: 'Lauze 8' })])
})

it('published lists do not include the long texts', async () => {
  const pages = await pagesOf({
    products: [product('lauze-8')],
    articles: [toArticle(buildArticle({ content: '<p>Un long texte</p>' }))],
  })
  const isList = ({ name, content }: { name: string; content: unknown }) =>
    content !== null && (!name.includes('/') || name.startsWith('product-lists/'))
  const lists = pages.flatMap(({ data }) => data).filter(isList)
  expect(lists.map(({ name }) => name).toSorted()).toEqual([
    'aids',
    'articles',
    'categories',
    'jobs',
    'product-lists/showcase',
    'products',
    'site-map',
  ])
  expect(JSON.stringify(lists)).not.toContain('<p>')
})
