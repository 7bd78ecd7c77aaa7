import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onPaper, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { buildCategory } from '../../../src/mocks/fixtures/categories'
import { seedMedia } from '../../../src/mocks/fixtures/media'
import { buildProduct } from '../../../src/mocks/fixtures/products'
import { productsHandlers } from '../../../src/mocks/handlers/products'
import { ProductPage } from '../../../src/pages/ProductPage/ProductPage'
import { paths } from '../../../src/site/paths'
import { productTexts as texts } from '../../../src/site/texts/product'
import { printTexts } from '../../../src/site/texts/print'
import { missingFact } from '../../../src/site/texts/common'
import { recordCalls } from '../../support/recordCalls'
import { expectHarmless, hostileHtml } from '../../support/hostileHtml'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

const calls = recordCalls('*/api/products*')

const meta = preview.meta({
  title: 'Pages/Product',
  component: ProductPage,
  decorators: [inWholePage],
  parameters: { address: '/products/ondea-8' },
  beforeEach({ msw }) {
    calls.reset()
    msw.use(calls.handler)
  },
})

const factsOf = ({ getAllByRole }: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  getAllByRole('definition').map((value: HTMLElement) => value.textContent)

/** The filters of each look-up request, in order. @param text of the requests: one of the story before may arrive late. */
const lookups = (text = '') =>
  calls
    .all()
    .filter(({ href }) => href.includes(text))
    .map(({ pathname, searchParams }) =>
      [
        pathname.split('/').at(-1),
        ...[...searchParams.keys()].filter((key) => key.startsWith('filters')),
      ].join(' '),
    )

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ondéa 8' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ondéa 8' })).toBeVisible()
    await expect(canvas.getByText('Informations du produit -')).toBeVisible()
    const [categories, type, brand, power, ...others] = factsOf(canvas)
    await expect([categories, type, brand, power]).toEqual(['Poêles à granulés', 'Étanche', 'Granéo', '8'])
    await expect(others.slice(0, 2)).toEqual(['56\u00A0cm', '112\u00A0cm'])
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Ondéa 8 | Braise & Brise'))
  },
})

/** Beside another one chosen in the catalogue. */
export const OneChosenToCompare = meta.story({
  beforeEach() {
    localStorage.setItem('comparison', JSON.stringify([{ slug: 'lys-9', title: 'Lys 9' }]))
  },
})

OneChosenToCompare.test('adds the product to the comparison', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Comparer Ondéa 8' }))
  await expect(await canvas.findByRole('link', { name: 'Comparer (2)' })).toHaveAttribute(
    'href',
    '/comparer?produits=lys-9,ondea-8',
  )
})

export const OnPhone = Loaded.extend({ ...onPhone })

/** One sheet: no menu and no buttons, the page's address below. Not pictured: it is the address of this Storybook. */
export const Printed = meta.story({
  ...onPaper,
  parameters: { ...onPaper.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: printTexts.qrCode })).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.getByRole('banner')).toBeVisible()
  },
})

/** A product without a slug is found by its title, accents and slash included. */
export const ByTitle = meta.story({
  parameters: { address: `/products/${encodeURIComponent('Poêle étanche 8 / 10 kW à 100 %')}` },
  beforeEach({ msw }) {
    msw.use(
      calls.handler,
      productsHandlers.of([
        buildProduct({ id: 1, title: 'Un autre' }),
        buildProduct({ id: 2, title: 'Poêle étanche 8 / 10 kW à 100 %', slug: null }),
      ]),
    )
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Poêle étanche 8 / 10\u00A0kW à 100\u00A0%' }),
    ).toBeVisible()
    await expect(lookups()).toEqual(['products filters[title][$eq]'])
  },
})

/** A landscape picture is not cropped. */
export const LandscapePicture = meta.story({ parameters: { address: '/products/foyer-80' } })

/** A drawing of a stove replaces the picture, dashes the missing facts, and "Aucune catégorie" the categories. */
export const WithoutPictureOrFacts = meta.story({
  beforeEach({ msw }) {
    const nothing = { image: null, categories: null, type: null, brand: null, power_kw: null }
    msw.use(
      productsHandlers.of([buildProduct({ ...nothing, slug: 'ondea-8', subtitle: null, description: null })]),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Informations du produit -')
    await expect(factsOf(canvas)).toEqual(['Aucune catégorie', missingFact, missingFact, missingFact])
  },
})

/** An unknown type is shown as it is, categories are joined by commas, and 8,5 has a French decimal comma. */
export const UnknownType = meta.story({
  parameters: { address: '/products/gainable' },
  beforeEach({ msw }) {
    const categories = ['Climatisation', 'Promotions'].map((name, id) => buildCategory({ id, name }))
    const told = {
      title: 'Gainable',
      subtitle: 'Un seul groupe pour toute la maison',
      description: '<p>Rafraîchit et chauffe par des gaines, sous le plafond.</p>',
      image: seedMedia('products/ac-outdoor'),
    }
    const odd = { categories, type: 'Gainable réversible', power_kw: '8,5 kW' }
    msw.use(productsHandlers.of([buildProduct({ ...told, ...odd, slug: 'gainable' })]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Informations du produit -')
    await expect(factsOf(canvas)).toEqual([
      'Climatisation, Promotions',
      'Gainable réversible',
      'Cathar Feu',
      '8,5',
    ])
  },
})

export const LongTitle = meta.story({
  beforeEach({ msw }) {
    const title =
      'Poêle à granulés étanche et canalisable, habillage en céramique émaillée à la main '.repeat(2)
    msw.use(productsHandlers.of([buildProduct({ slug: 'ondea-8', title, subtitle: title, brand: title })]))
  },
})

export const LongTitleOnPhone = LongTitle.extend({
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Informations du produit -')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Skeletons reserve the space of the picture and the facts. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.pending)
  },
  play: async () => {
    await expectAnnounced(texts.loading)
  },
})

/** Every look-up is tried. Strapi rejects the one with `name`, which products do not have; here it finds nothing. */
export const Missing = meta.story({
  parameters: { address: '/products/inconnu' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notFound)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToCatalogue })).toHaveAttribute(
      'href',
      paths.products,
    )
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByRole('link', { name: '04 68 20 07 05' })).toHaveLength(2)
    await expect(lookups('inconnu')).toEqual([
      'products filters[title][$eq]',
      'products filters[slug][$eq]',
      'products filters[title][$containsi]',
      'products filters[$or][0][title][$containsi] filters[$or][1][name][$containsi]',
      'products filters[href][$containsi]',
    ])
  },
})

/** Logged as a warning; no product content. */
export const CmsDown = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.down)
    expectConsole(/^console\.warn: Reading the product “ondea-8” failed.*HTTP 503/)
  },
  play: async ({ canvas }) => {
    await expectAnnounced(texts.unavailable)
    await expect(canvas.queryByText('Informations du produit -')).not.toBeInTheDocument()
  },
})

/** A numeric slug is looked up as an id last; only Strapi 4 has numeric ids. */
export const NumericSlug = meta.story({
  parameters: { address: '/products/42' },
  beforeEach({ msw }) {
    msw.use(
      calls.handler,
      productsHandlers.of([buildProduct({ id: 42, title: 'Razès', slug: 'razes' })], { shape: 'wrapped' }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Razès' })).toBeVisible()
    await expect(lookups().at(-1)).toBe('42')
    await expect(calls.all()).toHaveLength(6)
  },
})

/** The description is sanitised, and its headings are shifted below the page's. */
export const HostileDescription = meta.story({
  beforeEach({ msw }) {
    const description = `<h1>Ses atouts</h1>${hostileHtml}`
    msw.use(productsHandlers.of([buildProduct({ slug: 'ondea-8', description })]))
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Ses atouts' })
    await expect(heading.tagName).toBe('H3')
    const text = heading.parentElement
    if (!text) throw new Error('The description has no parent.')
    await expectHarmless(text)
    await expect(within(text).getByText('Après.')).toBeVisible()
  },
})
