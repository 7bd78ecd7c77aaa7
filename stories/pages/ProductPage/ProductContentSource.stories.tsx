import { IsRestoringProvider, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { productsQuery } from '../../../src/cms/queries/productQueries'
import { productKey } from '../../../src/cms/queries/productQuery'
import { filledClient } from '../../../src/testing/filledClient'
import { ProductPage } from '../../../src/pages/ProductPage/ProductPage'
import { productsHandlers } from '../../../src/mocks/handlers/products'
import { common } from '../../../src/site/texts/common'
import { productTexts as texts } from '../../../src/site/texts/product'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { expectAnnounced } from '../../support/announcements'
import { recordCalls } from '../../support/recordCalls'
import { productOf, someProducts } from '../../support/samples'
import { inWholePage } from '../../support/wholePage'

const calls = recordCalls('*/api/products*')

/** The product comes from the document, from the cached catalogue, or from the backend. */
const meta = preview.meta({
  title: 'Pages/Product/Content source',
  component: ProductPage,
  decorators: [inWholePage],
  parameters: { address: '/products/ondea-8' },
  beforeEach({ msw }) {
    calls.reset()
    msw.use(calls.handler)
  },
})

type ContentProps = { create: () => QueryClient; isRestoring: boolean; children: ReactNode }

const Content = ({ create, isRestoring, children }: ContentProps) => {
  const [client] = useState(create)
  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  )
}

const withContent =
  (create: () => QueryClient, { isRestoring = false } = {}): Decorator =>
  (Story) => (
    <Content create={create} isRestoring={isRestoring}>
      <Story />
    </Content>
  )

/** The visitor comes from the catalogue: the product is shown at once, and nothing is fetched. */
export const FromCatalogueInCache = meta.story({
  decorators: [
    withContent(() => filledClient([productsQuery().queryKey, [...someProducts(9), productOf({ id: 99 })]])),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ondéa 8' })).toBeVisible()
    await expect(calls.all()).toEqual([])
  },
})

/** Until the browser is idle, a prerendered page shows its document's content and fetches nothing. */
export const FromDocument = meta.story({
  decorators: [
    withContent(() => filledClient([productKey('ondea-8'), productOf({ title: 'Ondéa du document' })]), {
      isRestoring: true,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ondéa du document' })).toBeVisible()
    await expect(calls.all()).toEqual([])
  },
})

/** The cache has another product: this one is fetched. */
export const NotInCache = meta.story({
  ...shownByPage,
  decorators: [withContent(() => filledClient([productKey('autre'), productOf({ title: 'Autre' })]))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ondéa 8' })).toBeVisible()
    await expect(calls.all()).toHaveLength(2)
  },
})

/** A list knows the product, and the backend is down: what is known stays, with a sentence in the place of the rest. */
export const ListedAndUnavailable = meta.story({
  decorators: [
    withContent(() =>
      filledClient([
        productsQuery().queryKey,
        someProducts(9).map((product) => ({ ...product, descriptionHtml: null })),
      ]),
    ),
  ],
  beforeEach({ msw }) {
    msw.use(productsHandlers.down)
    expectConsole(/console\.warn: Reading the product “ondea-8” failed\./)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unavailable)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ondéa 8' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: common.quote })).toBeVisible()
    await expectAnnounced(texts.unavailable)
  },
})
