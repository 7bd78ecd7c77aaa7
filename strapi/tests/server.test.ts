// The helpers of these tests themselves: that they act as the administration's pages do.
import { expect, it } from 'vitest'
import { editor, read, visit, type Entry } from './lib/server'

it('saves a draft that only a token may read, then publishes it', async () => {
  const { documentId } = await editor.save('products', { title: 'Essai du serveur' })
  const path = `/api/products/${documentId}`
  expect((await visit(path)).status).toBe(404)
  expect((await read(`${path}?status=draft`)).status).toBe(200)
  expect((await editor.open('products', documentId)).status).toBe('draft')

  await editor.publish('products', { title: 'Essai du serveur' }, documentId)
  expect((await visit<{ data: Entry }>(path)).body.data.title).toBe('Essai du serveur')
  expect((await editor.open('products', documentId)).status).toBe('published')

  await editor.remove('products', documentId)
  expect((await visit(path)).status).toBe(404)
})
