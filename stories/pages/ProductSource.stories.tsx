import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ContentContext } from '../../src/cms/content/ContentContext'
import { createContentStore, type ContentStore } from '../../src/cms/content/contentStore'
import { productQuery, productsQuery } from '../../src/cms/productQueries'
import { createLiveStore } from '../../src/mocks/liveStore'
import { ProductPage } from '../../src/pages/ProductPage/ProductPage'
import { callLog } from '../support/callLog'
import { productOf, someProducts } from '../support/samples'

const calls = callLog('*/api/products*')

/** Where the product comes from: the document, the catalogue seen before, or the backend. */
const meta = preview.meta({
  title: 'Pages/Product source',
  component: ProductPage,
  parameters: { address: '/products/ondea-8', route: '/products/:slug' },
  beforeEach({ msw }) {
    calls.reset()
    msw.use(calls.handler)
  },
})

type ContentProps = { create: () => ContentStore; children: ReactNode }

const Content = ({ create, children }: ContentProps) => {
  const [content] = useState(create)
  return <ContentContext value={content}>{children}</ContentContext>
}

const withContent =
  (create: () => ContentStore): Decorator =>
  (Story) => (
    <Content create={create}>
      <Story />
    </Content>
  )

/** The visitor comes from the catalogue: the product is shown at once, and nothing is asked. */
export const FromCatalogueInMemory = meta.story({
  decorators: [
    withContent(() =>
      createLiveStore({ [productsQuery().key]: [...someProducts(9), productOf({ id: 99 })] }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ondéa 8' })).toBeVisible()
    await expect(calls.all()).toEqual([])
  },
})

/** As the prerendered page: what its document carries, and nothing is asked. */
export const FromDocument = meta.story({
  decorators: [
    withContent(() =>
      createContentStore({ [productQuery('ondea-8').key]: productOf({ title: 'Ondéa du document' }) }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ondéa du document' })).toBeVisible()
    await expect(calls.all()).toEqual([])
  },
})

/** The document carries another page: the code that reads the backend comes, and then the product. */
export const NotInDocument = meta.story({
  decorators: [
    withContent(() => createContentStore({ [productQuery('autre').key]: productOf({ title: 'Autre' }) })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ondéa 8' })).toBeVisible()
    await expect(calls.all()).toHaveLength(2)
  },
})
