// What the owner's account may do, and what it may not.
import { beforeAll, describe, expect, it } from 'vitest'
import { fileForm, infoForm, seedPicture } from './lib/pictures'
import { administer, asOwner, call, online, pathOf, types, visit, type Entry } from './lib/server'

describe('the owner', () => {
  let documentId: string

  beforeAll(async () => {
    const created = await asOwner<{ data: Entry }>(pathOf('products'), {
      method: 'POST',
      body: { title: 'Poêle' },
    })
    documentId = created.body.data.documentId
  })

  it('has a first name, and the rest as last name', async () => {
    const { body } = await asOwner<{ data: object }>('/admin/users/me')
    expect(body.data).toMatchObject({ firstname: 'Camille', lastname: 'Martin Roux' })
  })

  it('publishes a product, and removes it', async () => {
    const path = pathOf('products', documentId)
    const published = await asOwner(`${path}/actions/publish`, {
      method: 'POST',
      body: { title: 'Poêle', description: '<p>Chauffe bien.</p>', brand: 'Godin', power_kw: 8.5 },
    })
    expect(published.status).toBe(200)
    expect(await online('products', documentId)).toMatchObject({
      title: 'Poêle',
      brand: 'Godin',
      power_kw: 8.5,
    })
    expect((await asOwner(path, { method: 'DELETE' })).status).toBe(200)
    expect((await visit(`/api/products/${documentId}`)).status).toBe(404)
  })

  it('uploads a picture and describes it', async () => {
    const body = fileForm({ bytes: seedPicture('products/ac-indoor') })
    const uploaded = await asOwner<Entry[]>('/upload', { method: 'POST', body })
    expect(uploaded.status).toBe(201)
    const description = infoForm({ name: 'photo.jpg', alternativeText: 'Un climatiseur' })
    const path = `/upload?id=${uploaded.body[0]?.id}`
    const described = await asOwner<Entry>(path, { method: 'POST', body: description })
    expect(described.body.alternativeText).toBe('Un climatiseur')
  })

  it('is told in French that a link for a new password is used up', async () => {
    const { status, body } = await call('/admin/reset-password', {
      method: 'POST',
      body: { resetPasswordToken: '98f2fc8fdf061145b272e91dbef1e58dbe4f48ad', password: 'Nouveau-2027' },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: { message: expect.stringMatching(/^Ce lien a déjà servi.*Mot de passe oublié/) },
    })
  })

  it.each([
    '/admin/users',
    '/admin/roles',
    '/admin/api-tokens',
    '/admin/transfer/tokens',
    '/admin/webhooks',
    '/content-manager/collection-types/plugin::users-permissions.user',
    '/users-permissions/roles',
    '/upload/settings',
    '/email/settings',
  ])('may not see %s', async (path) => expect((await asOwner(path)).status).toBe(403))

  it('may not change how the lists are shown', async () => {
    const path = `/content-manager/content-types/${types.products}/configuration`
    expect((await asOwner(path, { method: 'PUT', body: {} })).status).toBe(403)
  })

  it('has every right on every type of content', async () => {
    const { body } = await asOwner<{ data: { action: string; subject: string | null }[] }>(
      '/admin/users/me/permissions',
    )
    const rights = new Set(
      body.data.map(({ action, subject }) => [action, subject].filter(Boolean).join(' ')),
    )
    const { body: allTypes } = await administer<{
      data: { uid: string; isDisplayed: boolean; options?: { draftAndPublish?: boolean } }[]
    }>('/content-manager/content-types')
    const expected = allTypes.data
      .filter(({ uid, isDisplayed }) => isDisplayed && uid.startsWith('api::'))
      .flatMap(({ uid, options }) =>
        ['create', 'read', 'update', 'delete', ...(options?.draftAndPublish ? ['publish'] : [])].map(
          (name) => `plugin::content-manager.explorer.${name} ${uid}`,
        ),
      )
    const media = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link']
    expect([...rights].toSorted()).toEqual(
      [...expected, ...media.map((name) => `plugin::upload.${name}`)].toSorted(),
    )
  })
})
