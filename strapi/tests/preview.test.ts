import { describe, expect, inject, it } from 'vitest'
import { administer, call, editor, pathOf, visit, type Entry } from './lib/server'

type Preview = { data: Entry; meta: { uid: string } }

const urlOf = async (uid: string, documentId: string, status = 'draft') => {
  const query = `contentType=${uid}&documentId=${documentId}&status=${status}`
  const { body } = await administer<{ data?: { url?: string } }>(
    `/content-manager/preview/url/${uid}?${query}`,
  )
  // Without a body when there is no preview.
  return body.data?.url
}

const tokenOf = async (...entry: Parameters<typeof urlOf>) =>
  new URL((await urlOf(...entry)) ?? '').hash.slice(1)

const readWith = (token: string) => call<Preview>('/api/preview', { token })

const PRODUCT = 'api::product.product'

describe('the preview of a draft', () => {
  it('opens the site’s preview page, with a token that no server sees', async () => {
    const { documentId } = await editor.save('products', { title: 'Poêle à venir' })
    expect(await urlOf(PRODUCT, documentId)).toMatch(
      /^https:\/\/www.example.com\/apercu#[\w-]+\.[\w-]+\.[\w-]+$/,
    )
  })

  it('is read with this token, and never cached', async () => {
    const { documentId } = await editor.save('products', { title: 'Poêle à venir' })
    const { status, headers, body } = await readWith(await tokenOf(PRODUCT, documentId))
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { documentId, title: 'Poêle à venir' }, meta: { uid: PRODUCT } })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(body)).not.toMatch(/password|createdBy|first_public_id/)
  })

  it('shows the categories and the changes that are not published yet', async () => {
    const category = await editor.save('categories', { name: 'Aperçus' })
    const entry = await editor.publish('products', {
      title: 'Poêle en deux états',
      categories: { connect: [{ documentId: category.documentId }] },
      description: '<p>Un poêle.</p>',
      power_kw: 8,
    })
    await editor.save('products', { title: 'Poêle corrigé' }, entry.documentId)
    const { body } = await readWith(await tokenOf(PRODUCT, entry.documentId))
    expect(body.data).toMatchObject({ title: 'Poêle corrigé', categories: [{ name: 'Aperçus' }] })
    const published = await readWith(await tokenOf(PRODUCT, entry.documentId, 'published'))
    expect(published.body.data.title).toBe('Poêle en deux états')
  })

  it('is refused for a token that was changed, and to a visitor without one', async () => {
    const { documentId } = await editor.save('products', { title: 'Poêle secret' })
    const token = await tokenOf(PRODUCT, documentId)
    for (const wrong of ['', 'x', token.slice(0, -2), inject('server').reader]) {
      expect((await readWith(wrong)).status).toBe(401)
    }
    expect((await visit('/api/preview')).status).toBe(401)
  })

  it('opens no other door', async () => {
    const { documentId } = await editor.save('products', { title: 'Poêle secret' })
    const token = await tokenOf(PRODUCT, documentId)
    for (const path of ['/api/products?status=draft', pathOf('products')])
      expect((await call(path, { token })).status).toBe(401)
  })

  it('is not offered for a type without a page', async () => {
    const { documentId } = await editor.save('categories', { name: 'Sans page' })
    expect(await urlOf('api::category.category', documentId)).toBeUndefined()
  })

  it('is gone with its entry', async () => {
    const { documentId } = await editor.save('products', { title: 'Poêle supprimé' })
    const token = await tokenOf(PRODUCT, documentId)
    await editor.remove('products', documentId)
    expect((await readWith(token)).status).toBe(404)
  })
})
