import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onDesktop } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { buildCategory } from '../../../src/mocks/fixtures/categories'
import { buildProduct, manyProducts } from '../../../src/mocks/fixtures/products'
import { categoriesHandlers } from '../../../src/mocks/handlers/categories'
import { productsHandlers } from '../../../src/mocks/handlers/products'
import { CataloguePage } from '../../../src/pages/CataloguePage/CataloguePage'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { recordCalls } from '../../support/recordCalls'
import { expectCards } from '../../support/cards'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

const calls = recordCalls('*/api/products')

const meta = preview.meta({
  title: 'Pages/Catalogue/Backend responses',
  component: CataloguePage,
  decorators: [inWholePage],
  parameters: { address: '/products' },
  beforeEach: calls.reset,
})

const requestedPages = () => calls.all().map(({ searchParams }) => searchParams.get('pagination[page]'))

/** The list is fetched in pages of 100, each once. */
export const ThreePagesOfProducts = meta.story({
  beforeEach({ msw }) {
    msw.use(calls.handler, productsHandlers.of(manyProducts(250)))
  },
  play: async () => {
    await expectAnnounced('250 produits')
    await expect(requestedPages()).toEqual(['1', '2', '3'])
    await expect(calls.all()[0]?.searchParams.get('pagination[pageSize]')).toBe('100')
    await expect(calls.all()[0]?.searchParams.get('populate')).toBe('*')
  },
})

/** 200 products are two requests: a full last page needs no third. */
export const FullLastPage = meta.story({
  beforeEach({ msw }) {
    msw.use(calls.handler, productsHandlers.of(manyProducts(200)))
  },
  play: async () => {
    await expectAnnounced('200 produits')
    await expect(requestedPages()).toEqual(['1', '2'])
  },
})

/** There are no products at all: clearing filters is not offered. */
export const EmptyCatalogue = meta.story({
  ...onDesktop,
  beforeEach({ msw }) {
    msw.use(productsHandlers.empty)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyCatalogue)).toBeVisible()
    // There is nothing to clear.
    await expect(canvas.queryByRole('button', { name: texts.clear })).not.toBeInTheDocument()
  },
})

/** The telephone and "Réessayer" replace the list. */
export const CmsDown = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.down)
    expectConsole(/^console\.error: Reading the products failed/)
  },
  play: async ({ canvas }) => {
    await expectAnnounced(texts.unavailable)
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByRole('link', { name: '04 68 20 07 05' })).toHaveLength(2)
  },
})

// "Réessayer" refetches; the button disappears, and focus moves to the list.
CmsDown.test('loads after a retry', behaviour, async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: common.retry })
  msw.use(productsHandlers.ok)
  await userEvent.click(retry)
  await expectCards(canvas, 9)
  await waitFor(() => expect(canvas.getByRole('region', { name: texts.results })).toHaveFocus())
})

/** No response at all. */
export const NetworkError = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.unreachable)
    expectConsole(/^console\.error: Reading the products failed.*le service ne répond pas/)
  },
  play: async () => {
    await expectAnnounced(texts.unavailable)
  },
})

/** The list stays empty: an incomplete catalogue would be misleading. */
export const SecondPageDown = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.page2Down)
    expectConsole(/^console\.error: Reading the products failed.*HTTP 503/)
  },
  play: async ({ canvas }) => {
    await expectAnnounced(texts.unavailable)
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})

/** A proxy's HTML page with status 200. */
export const HtmlResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.malformed)
    expectConsole(/^console\.error: Reading the products failed.*illisible.*<!doctype html>/)
  },
  play: async () => {
    await expectAnnounced(texts.unavailable)
  },
})

/** JSON whose `data` is not a list. */
export const InvalidData = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.invalid)
    expectConsole(/^console\.error: Reading the products failed.*illisible/)
  },
  play: async () => {
    await expectAnnounced(texts.unavailable)
  },
})

/** Strapi 4 wraps everything in `attributes` and `data`: the page is the same. */
export const WrappedFormat = meta.story({
  ...onDesktop,
  beforeEach({ msw }) {
    msw.use(productsHandlers.wrapped, categoriesHandlers.wrapped)
  },
  play: async ({ canvas }) => {
    await expectCards(canvas, 9)
    await expect(await canvas.findByRole('button', { name: /^Climatisation 12 produits$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Granéo/ })).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: /./ }).length).toBeGreaterThan(1)
  },
})

/** The page count is too high: the first empty page ends the list. */
export const WrongPageCount = meta.story({
  beforeEach({ msw }) {
    expectConsole(/^console\.warn: Only 12 of 4000 products were read/)
    msw.use(
      calls.handler,
      http.get('*/api/products', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('pagination[page]'))
        const pagination = { page, pageSize: 100, pageCount: 40, total: 4000 }
        return HttpResponse.json({ data: page === 1 ? manyProducts(12) : [], meta: { pagination } })
      }),
    )
  },
  play: async () => {
    await expectAnnounced('12 produits')
    await expect(requestedPages()).toEqual(['1', '2'])
  },
})

/** Without categories, products are still shown. */
export const CategoriesDown = meta.story({
  beforeEach({ msw }) {
    msw.use(categoriesHandlers.down)
    expectConsole(/^console\.error: Reading the categories failed/)
  },
  play: async ({ canvas }) => {
    await expectCards(canvas, 9)
    await expect(canvas.getByRole('button', { name: /^Tous/ })).toBeVisible()
  },
})

const injection = '<img src=x onerror="document.body.dataset.hostile=1">'

/** Names that contain HTML, paths or JavaScript property names are shown as text. */
export const HostileNames = meta.story({
  ...onDesktop,
  beforeEach({ msw }) {
    const categories = ['constructor', '__proto__', injection].map((name, index) =>
      buildCategory({ id: index + 1, name }),
    )
    const odd = { categories, image: null }
    msw.use(
      categoriesHandlers.of(categories),
      productsHandlers.of([
        buildProduct({ ...odd, id: 1, title: injection, brand: '__proto__', slug: 'contact?x=1#y' }),
        buildProduct({ ...odd, id: 2, title: 'Bois 100 % chêne / 8 kW', slug: null, brand: '"><b>' }),
        buildProduct({
          ...odd,
          id: 3,
          title: null,
          slug: null,
          subtitle: null,
          brand: '   ',
          type: 'toString',
        }),
      ]),
    )
  },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /img src|Bois|Sans titre/ })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/products/contact%3Fx%3D1%23y',
      // Servers refuse an encoded slash, so the id stands in for the title.
      '/products/product00000000000000002',
      '/products/product00000000000000003',
    ])
    await expect(await canvas.findByRole('button', { name: /^constructor 3 produits$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^__proto__ 3 produits$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '__proto__ 1 produit' })).toBeVisible()
    await expect(document.body.dataset.hostile).toBeUndefined()
  },
})
