// The order in which lists come back.
import { beforeAll, expect, it } from 'vitest'
import { replaceFile, seedPicture, uploadPicture } from './lib/pictures'
import { administer, editor, online, visit, type Entry } from './lib/server'

const MARK = 'order.test'
const mine = `filters[subtitle][$eq]=${MARK}`

const titles = async (path: string) =>
  (await visit<{ data: Entry[] }>(path)).body.data.map(({ title }) => title)

beforeAll(async () => {
  const products: Entry[] = []
  for (const title of ['Un', 'Deux', 'Trois']) {
    products.push(await editor.publish('products', { title, subtitle: MARK }))
    await editor.publish('blog-posts', { title, subtitle: MARK })
  }
  // A correction does not make it newer.
  await editor.publish('products', { subtitle: MARK }, products[0]?.documentId)
})

it('lists the newest products first when no order is requested', async () => {
  expect(await titles(`/api/products?${mine}`)).toEqual(['Trois', 'Deux', 'Un'])
  const pages = [1, 2, 3].map((page) =>
    titles(`/api/products?${mine}&pagination[page]=${page}&pagination[pageSize]=1`),
  )
  expect((await Promise.all(pages)).flat()).toEqual(['Trois', 'Deux', 'Un'])
})

it('keeps a requested order', async () => {
  expect(await titles(`/api/products?${mine}&sort=id:asc`)).toEqual(['Un', 'Deux', 'Trois'])
  expect(await titles(`/api/products?${mine}&sort=title:desc`)).toEqual(['Un', 'Trois', 'Deux'])
})

it('keeps services on their page after a correction', async () => {
  const pageOf = (page: number) =>
    titles(`/api/blog-posts?${mine}&sort=id:asc&pagination[page]=${page}&pagination[pageSize]=2`)
  const before = [await pageOf(1), await pageOf(2)]
  const { body } = await visit<{ data: Entry[] }>(`/api/blog-posts?${mine}&sort=id:asc`)
  await editor.publish('blog-posts', { subtitle: MARK }, body.data[0]?.documentId)
  expect([await pageOf(1), await pageOf(2)]).toEqual(before)
})

it('serves the position that the owner gave', async () => {
  const { documentId } = await editor.publish('products', { title: 'Placé', position: 3 })
  expect((await online('products', documentId)).position).toBe(3)
})

it('refuses a position that no database could store', async () => {
  const { status } = await editor.saveTry('categories', { name: 'Loin', position: 99_999_999_999 })
  expect(status).toBe(400)
})

// The site's first question when a visitor returns: whether the catalogue has changed.
it('names the newest change of a picture, and counts the products with one', async () => {
  const subtitle = `${MARK}, pictures`
  const first = await uploadPicture()
  const second = await uploadPicture()
  for (const [title, image] of [
    ['Premier', first],
    ['Second', second],
    ['Sans photo', null],
  ] as const)
    await editor.publish('products', { title, subtitle, image })
  const newest = async () => {
    const query = `filters[subtitle][$eq]=${subtitle}&filters[image][id][$notNull]=true&sort=image.updatedAt:desc`
    const { body } = await visit<{ data: Entry[]; meta: { pagination: { total: number } } }>(
      `/api/products?${query}&populate[image][fields][0]=updatedAt&pagination[pageSize]=1`,
    )
    return [body.data[0]?.title, body.meta.pagination.total]
  }
  expect(await newest()).toEqual(['Second', 2])

  expect(await replaceFile(first, { bytes: seedPicture('products/ac-indoor') })).toMatchObject({
    status: 200,
  })
  expect(await newest()).toEqual(['Premier', 2])

  expect(await administer(`/upload/files/${first}`, { method: 'DELETE' })).toMatchObject({ status: 200 })
  expect(await newest()).toEqual(['Second', 1])
})
