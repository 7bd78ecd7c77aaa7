import { expect, it } from 'vitest'
import { buildArticle } from '../../../mocks/fixtures/articles'
import { buildProduct } from '../../../mocks/fixtures/products'
import { responding, server } from '../../../mocks/server'
import { toProduct } from '../normalisers/toProduct'
import { fetchShowcase } from './showcase'

const first = { ...buildProduct({ title: 'Lauze 8' }), documentId: 'document0' }
const second = { ...buildProduct({ title: 'Razès' }), documentId: 'document1' }
const known = [first, second].map(toProduct)

const productsPath =
  '/api/products?filters[documentId][$in][0]=document0&filters[documentId][$in][1]=document1' +
  '&populate=*&publicationState=live&pagination[pageSize]=2'
const articlePath =
  '/api/articles?populate=*&sort=publishedAt:desc&publicationState=live&pagination[pageSize]=1'

it('requests the known products and the newest article only', async () => {
  server.use(
    responding({
      [productsPath]: [second, { ...first, title: 'Lauze 9' }],
      [articlePath]: [buildArticle({ title: 'Vitre propre' })],
    }),
  )
  const { products, article } = await fetchShowcase(known)
  expect(products.map(({ title }) => title)).toEqual(['Lauze 9', 'Razès'])
  expect(article?.title).toBe('Vitre propre')
})

it('leaves out a product that is gone, and an article when there is none', async () => {
  server.use(responding({ [productsPath]: [second] }))
  const { products, article } = await fetchShowcase(known)
  expect(products.map(({ title }) => title)).toEqual(['Razès'])
  expect(article).toBeNull()
})

it('keeps the products of a backend that ignores the filter', async () => {
  server.use(responding({ [productsPath]: [second, buildProduct({ documentId: 'document2' })] }))
  expect((await fetchShowcase(known)).products).toEqual(known)
})

it('keeps the products of a backend that refuses the filter', async () => {
  server.use(responding({ [productsPath]: 400 }))
  expect((await fetchShowcase(known)).products).toEqual(known)
})
