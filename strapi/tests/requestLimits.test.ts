// How much one request of a visitor may ask for, see `src/content/request-limits.js`, and leave behind.
import { readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { encoded, greedy, joined, live, own, TITLE } from './lib/requests'
import { administer, call, editor, visit } from './lib/server'

beforeAll(async () => {
  await editor.publish('products', { title: TITLE })
  await editor.publish('articles', { title: TITLE })
  await editor.publish('blog-posts', { title: TITLE, category: 'sav' })
})

describe.each([undefined, 'v4'] as const)('in the shape %s', (shape) => {
  it.each(own)('%s is answered', async (_what, path) => {
    const { status, body } = await call<{ data: object[] }>(path, { format: shape })
    expect(status).toBe(200)
    expect(body.data.length).toBeGreaterThan(0)
    for (const entry of body.data) expect('attributes' in entry).toBe(shape === 'v4')
  })
})

it('the version of the pictures in the catalogue is answered', async () => {
  const query = `fields[0]=updatedAt&populate[image][fields][0]=updatedAt&filters[image][id][$notNull]=true&sort=image.updatedAt:desc&pagination[page]=1&pagination[pageSize]=1`
  expect((await visit(`/api/products?${query}`)).status).toBe(200)
})

it('the look-up by title or name is refused for its name alone, which products do not have', async () => {
  const query = `filters[$or][0][title][$containsi]=${encoded}&filters[$or][1][name][$containsi]=${encoded}&${live}`
  const { status, body } = await visit<{ error: { message: string } }>(`/api/products?${query}`)
  expect([status, body.error.message]).toEqual([400, 'Invalid key name'])
})

it.each(greedy)('%s: refused', async (_what, query) => {
  for (const path of ['/api/products', '/API/products', '/api/articles/x']) {
    const { status, body } = await visit<{ error: { message: string } }>(`${path}?${query}`)
    expect([status, body.error.message], path).toEqual([400, 'Too many or too long parameters'])
  }
})

it('the administration is not limited', async () => {
  const conditions = joined(12, (index) => `filters[$and][${index}][title][$containsi]=e`)
  const { status } = await administer(`/content-manager/collection-types/api::product.product?${conditions}`)
  expect(status).toBe(200)
})

describe('leaves nothing in the temporary folder', () => {
  const SIZE = 123_457
  const isLeft = (name: string) =>
    /^[0-9a-z]{25}$/.test(name) && statSync(join(tmpdir(), name), { throwIfNoEntry: false })?.size === SIZE
  const sent = (field: string) => {
    const form = new FormData()
    for (const name of ['a.jpg', 'b.jpg']) form.append(field, new Blob([new Uint8Array(SIZE)]), name)
    return { method: 'POST', body: form }
  }

  it.each([
    ['/upload', 'files'],
    ['/api/products', 'files'],
    ['/api/products', 'picture'],
    ['/no-such-page', 'files'],
    ['/no-such-page', '__proto__'],
  ])('of what a visitor sends to %s as %s', async (path, field) => {
    const { status } = await call(path, sent(field))
    expect(status).toBeGreaterThanOrEqual(400)
    await expect.poll(() => readdirSync(tmpdir()).filter(isLeft)).toEqual([])
  })

  it('of what is refused', async () => {
    expect((await administer('/upload', sent('files'))).status).toBe(400)
    await expect.poll(() => readdirSync(tmpdir()).filter(isLeft)).toEqual([])
  })
})
