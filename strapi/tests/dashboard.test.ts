// What the home page of the administration and its fields ask the server.
import { describe, expect, it } from 'vitest'
import samples from '../seed/content/tariff.json'
import type { Site } from '../src/dashboard'
import type { IncompleteEntries } from '../src/dashboard/incomplete'
import type { RecentEntry } from '../src/dashboard/recent'
import type { Uses } from '../src/dashboard/uses'
import { uploadPicture } from './lib/pictures'
import { administer, asOwner, call, editor, read, types, visit, type Failure } from './lib/server'

const ask = <T>(name: string) => asOwner<T>(`/dashboard/${name}`)

describe('the dashboard', () => {
  it.each(['site', 'incomplete', 'recent', 'brands', 'uses'])(
    'keeps %s from visitors and API tokens',
    async (name) => {
      expect((await visit(`/dashboard/${name}`)).status).toBe(401)
      expect((await read(`/dashboard/${name}`)).status).toBe(401)
    },
  )

  it('lists what the newest entries lack, with what leads to their pages', async () => {
    const { documentId } = await editor.save('products', { title: 'À décrire', power_kw: 7 })
    const { entries } = (await ask<IncompleteEntries>('incomplete')).body
    expect(entries.find((entry) => entry.documentId === documentId)).toEqual({
      uid: types.products,
      documentId,
      isSingle: false,
      title: 'À décrire',
      messages: expect.arrayContaining(['Ajoutez une photo.']),
    })
    await editor.remove('products', documentId)
  })

  it('lists the tariffs until the last sample price is gone', async () => {
    const tariff = '/content-manager/single-types/api::tariff.tariff'
    const singles = async () =>
      (await ask<IncompleteEntries>('incomplete')).body.entries.filter(({ isSingle }) => isSingle)
    await administer(tariff, { method: 'PUT', body: { ...samples, hourly_rate: '70 € TTC' } })
    expect(await singles()).toMatchObject([{ title: 'Tarifs', messages: [expect.stringMatching(/exemple/)] }])
    await administer(tariff, {
      method: 'PUT',
      body: { hourly_rate: '70 € TTC', call_out: null, services: [] },
    })
    expect(await singles()).toEqual([])
    await administer(tariff, { method: 'DELETE' })
  })

  it('lists the entries that were changed last, single pages too', async () => {
    const shop = '/content-manager/single-types/api::shop.shop'
    await administer(shop, { method: 'PUT', body: { village: 'Limoux' } })
    const { documentId } = await editor.save('categories', { name: 'Changée en dernier' })
    const { body } = await ask<RecentEntry[]>('recent')
    expect(body.slice(0, 2)).toMatchObject([
      { uid: types.categories, documentId, isSingle: false, type: 'Catégorie', title: 'Changée en dernier' },
      { uid: 'api::shop.shop', isSingle: true, type: 'Magasin', title: 'Magasin' },
    ])
    await editor.remove('categories', documentId)
    await administer(shop, { method: 'PUT', body: { village: null } })
  })

  it('suggests the brands of all products once each, in alphabetical order', async () => {
    const brands = ['Zibro', 'Édilkamin', ' Godin ', 'Godin', '', null]
    const products = await Promise.all(
      brands.map((brand) => editor.save('products', { title: 'Marque', brand })),
    )
    const { body } = await ask<string[]>('brands')
    expect(body.filter((brand) => brands.includes(brand))).toEqual(['Édilkamin', 'Godin', 'Zibro'])
    for (const { documentId } of products) await editor.remove('products', documentId)
  })

  it('says in French that the site cannot be rebuilt without a hook', async () => {
    expect((await call('/dashboard/site/build', { method: 'POST' })).status).toBe(401)
    const { status, body } = await administer<Failure>('/dashboard/site/build', { method: 'POST' })
    expect({ status, message: body.error.message }).toEqual({
      status: 400,
      message: 'La mise en ligne n’a pas pu être demandée. Réessayez dans un instant.',
    })
  })

  it('says that no hook is configured, and where the site is', async () => {
    expect((await ask<Site>('site')).body).toEqual({
      status: { state: 'unconfigured' },
      url: 'https://www.example.com',
    })
  })
})

describe('errors', () => {
  it('are in French for the administration', async () => {
    const { status, body } = await call<Failure>('/admin/login', {
      method: 'POST',
      body: { email: 'gerance@example.com', password: 'faux' },
    })
    expect({ status, message: body.error.message }).toEqual({
      status: 400,
      message: 'L’adresse e-mail ou le mot de passe n’est pas le bon.',
    })
  })

  it('say that a current password is wrong', async () => {
    const { body } = await asOwner<Failure>('/admin/users/me', {
      method: 'PUT',
      body: { currentPassword: 'faux', password: 'Nouveau-2027' },
    })
    expect(body.error.message).toBe('Le mot de passe actuel n’est pas le bon.')
  })

  it('of the public API stay as Strapi says them', async () => {
    const { body } = await visit<Failure>('/api/products/unknown')
    expect(body.error.message).toBe('Not Found')
  })
})

describe('what uses an entry or a file that is about to be deleted', () => {
  it('is every entry that is linked to it, as a draft or online, by its title', async () => {
    const category = await editor.save('categories', { name: 'À supprimer' })
    const categories = { connect: [{ documentId: category.documentId }] }
    for (const title of ['Un', 'Deux', 'Trois']) await editor.save('products', { title, categories })
    await editor.publish('products', { title: 'Quatre', categories })
    const path = `uses?uid=${types.categories}&documents=${category.documentId}`
    expect((await ask<Uses>(path)).body).toEqual({
      count: 4,
      titles: ['Un', 'Deux', 'Trois'],
      isInText: false,
    })
  })

  it('is every entry that shows a picture, in a field or in its text, also when a folder is deleted', async () => {
    const id = await uploadPicture()
    const { body: file } = await administer<{ formats: { small: { url: string } } }>(`/upload/files/${id}`)
    await editor.save('products', { title: 'En photo', image: id })
    const content = `<p>Voir</p><p><img src="${file.formats.small.url}" alt=""></p>`
    await editor.save('articles', { title: 'Dans le texte', content })
    const uses = { count: 2, titles: expect.arrayContaining(['En photo', 'Dans le texte']), isInText: true }
    expect((await ask<Uses>(`uses?files=${id}`)).body).toEqual(uses)

    const { body } = await administer<{ data: { id: number } }>('/upload/folders', {
      method: 'POST',
      body: { name: 'À supprimer', parent: null },
    })
    expect((await ask<Uses>(`uses?folders=${body.data.id}`)).body).toEqual({
      count: 0,
      titles: [],
      isInText: false,
    })
    await administer('/upload/actions/bulk-move', {
      method: 'POST',
      body: { fileIds: [id], folderIds: [], destinationFolderId: body.data.id },
    })
    expect((await ask<Uses>(`uses?folders=${body.data.id}`)).body).toEqual(uses)
  })
})
