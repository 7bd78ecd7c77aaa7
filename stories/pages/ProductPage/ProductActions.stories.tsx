import { expect, spyOn, within } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { buildProduct } from '../../../src/mocks/fixtures/products'
import { buildArticle } from '../../../src/mocks/fixtures/articles'
import { articlesHandlers } from '../../../src/mocks/handlers/articles'
import { productsHandlers } from '../../../src/mocks/handlers/products'
import { ProductPage } from '../../../src/pages/ProductPage/ProductPage'
import { productTexts as texts } from '../../../src/site/texts/product'
import { shareTexts } from '../../../src/site/texts/share'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

/** What a visitor can do with a product's page: pass it on, print it, go on to another one. */
const meta = preview.meta({
  title: 'Pages/Product/Actions',
  component: ProductPage,
  decorators: [inWholePage],
  parameters: { address: '/products/ondea-8' },
})

const nearby = ['Bure', 'Cesse', 'Orbieu', 'Verdouble'].map((title, index) =>
  buildProduct({ id: index + 1, title, slug: title.toLowerCase(), power_kw: 8 + index }),
)

export const AtRest = meta.story()

// Other products are asked for once the visitor comes near.
AtRest.test(
  'loads products of the same power near the viewport',
  {
    ...behaviour,
    parameters: { ...behaviour.parameters, address: '/products/bure' },
    beforeEach({ msw }) {
      msw.use(productsHandlers.of(nearby))
    },
  },
  async ({ canvas }) => {
    await canvas.findByText('Informations du produit -')
    await expect(canvas.queryByRole('article')).toBeNull()
    canvas.getByRole('link', { name: '04 68 20 07 05' }).scrollIntoView()
    await expect(await canvas.findByRole('heading', { name: texts.samePower })).toBeInTheDocument()
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Cesse'])
  },
)

// Articles tell where it was installed.
AtRest.test(
  'leads to the jobs with the product',
  { ...behaviour, parameters: { ...behaviour.parameters, address: '/products/foyer-70' } },
  async ({ canvas }) => {
    await canvas.findByText('Informations du produit -')
    canvas.getByRole('link', { name: '04 68 20 07 05' }).scrollIntoView()
    await expect(await canvas.findByRole('heading', { name: texts.jobs })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /^Chantier\s: un insert/ })).toBeVisible()
  },
)

// Until their last day.
AtRest.test(
  'leads to the article about aids',
  {
    ...behaviour,
    beforeEach({ msw }) {
      const aids = { title: 'Les aides de l’année', slug: 'aides' }
      msw.use(
        articlesHandlers.of([
          buildArticle({ ...aids, aid_until: '2999-12-31' }),
          buildArticle({ id: 2, title: 'Les aides d’avant', slug: 'avant', aid_until: '2025-12-31' }),
        ]),
      )
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Les aides de l’année' })).toHaveAttribute(
      'href',
      '/actualites/aides',
    )
    await expect(canvas.queryByText(/Les aides d’avant/)).toBeNull()
  },
)

// The link is copied, and that is said.
AtRest.test('copies the address, and says so', behaviour, async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(await canvas.findByRole('button', { name: shareTexts.copy }))
  await expect(write).toHaveBeenCalledWith(new URL('/products/ondea-8', window.location.href).href)
  await expect(await canvas.findByText(shareTexts.copied)).toBeVisible()
  await expectAnnounced(shareTexts.copied)
})

// The browser does not allow to copy: the address is there to be copied by hand.
AtRest.test('shows the address where it cannot be copied', behaviour, async ({ canvas, userEvent }) => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await userEvent.click(await canvas.findByRole('button', { name: shareTexts.copy }))
  await expect(await canvas.findByRole('textbox', { name: shareTexts.address })).toHaveFocus()
})

// "Imprimer" opens the print dialog.
AtRest.test('opens the print dialog', behaviour, async ({ canvas, userEvent }) => {
  const print = spyOn(window, 'print').mockImplementation(() => {})
  await userEvent.click(await canvas.findByRole('button', { name: texts.print }))
  await expect(print).toHaveBeenCalledOnce()
})
