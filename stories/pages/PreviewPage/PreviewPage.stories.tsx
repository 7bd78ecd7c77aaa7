import { expect, waitFor } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { buildArticle } from '../../../src/mocks/fixtures/articles'
import { buildProduct } from '../../../src/mocks/fixtures/products'
import { buildService } from '../../../src/mocks/fixtures/services'
import { previewHandlers } from '../../../src/mocks/handlers/preview'
import { PreviewPage } from '../../../src/pages/PreviewPage/PreviewPage'
import { previewTexts as texts } from '../../../src/site/texts/preview'
import { common } from '../../../src/site/texts/common'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { withPlainSpaces } from '../../support/samples'
import { inWholePage } from '../../support/wholePage'

/** An entry that is not published yet, opened by the owner from the administration. */
const meta = preview.meta({
  title: 'Pages/Preview',
  component: PreviewPage,
  decorators: [inWholePage],
  parameters: { address: '/apercu#jeton' },
})

export const Product = meta.story({
  beforeEach({ msw }) {
    msw.use(previewHandlers.of('api::product.product', buildProduct({ title: 'Poêle à venir' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Poêle à venir' })).toBeVisible()
    await expect(canvas.getByText(withPlainSpaces(texts.banner))).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Aperçu \| /))
  },
})

export const OnPhone = Product.extend({ ...onPhone })

export const Article = meta.story({
  beforeEach({ msw }) {
    msw.use(previewHandlers.of('api::article.article', buildArticle({ title: 'Portes ouvertes' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Portes ouvertes' })).toBeVisible()
  },
})

export const Service = meta.story({
  beforeEach({ msw }) {
    msw.use(previewHandlers.of('api::blog-post.blog-post', buildService({ title: 'Ramonage d’été' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ramonage d’été' })).toBeVisible()
  },
})

/** The link is older than an hour. */
export const Expired = meta.story({
  beforeEach({ msw }) {
    msw.use(previewHandlers.expired)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.expired)).toBeVisible()
  },
})

/** The address was typed: it names no entry, and nothing is requested. */
export const WithoutToken = meta.story({
  parameters: { address: '/apercu' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.expired)).toBeVisible()
  },
})

/** The backend fails, and answers the retry. */
export const Unavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(previewHandlers.down)
    expectConsole(/Reading the preview failed/)
  },
})

Unavailable.test('loads after a retry', behaviour, async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: common.retry })
  msw.use(previewHandlers.of('api::product.product', buildProduct({ title: 'Poêle à venir' })))
  await userEvent.click(retry)
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Poêle à venir' })).toBeVisible()
})
