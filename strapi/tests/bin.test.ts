// What was deleted, and how it comes back.
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, it } from 'vitest'
import { uploadPicture } from './lib/pictures'
import { administer, draft, editor, online, pathOf, read, types, visit, type Entry } from './lib/server'
import { bin, inBin, restore, restoreTry, versionsOf } from './lib/versions'

it('brings an entry back as a draft, at its address, with its pictures, links and versions', async () => {
  const image = await uploadPicture()
  const { documentId: category } = await editor.save('categories', { name: 'Retour' })
  const first = await editor.publish('products', {
    title: 'Revenant',
    image,
    categories: { connect: [{ documentId: category }] },
  })
  const { documentId } = first
  await editor.publish('products', { slug: 'revenant-2026' }, documentId)
  await editor.save('products', { title: 'Revenant, bientôt' }, documentId)
  await editor.remove('products', documentId)
  const [deleted] = await inBin('Revenant, bientôt')
  expect(deleted).toMatchObject({ uid: types.products, type: 'Produit', hasDrafts: true })

  const { message, ...page } = await restore(deleted?.id)
  expect(page).toEqual({ uid: types.products, documentId, isSingle: false })
  expect(message).toBe(
    'La fiche « Revenant, bientôt » est de retour, en brouillon. Relisez-la, puis appuyez sur « Publier ».',
  )
  expect((await visit(`/api/products/${documentId}`)).status).toBe(404)
  expect(await draft(documentId)).toMatchObject({
    title: 'Revenant, bientôt',
    slug: 'revenant-2026',
    image: { id: image },
    categories: [{ documentId: category }],
    createdAt: first.createdAt,
  })
  expect(await inBin('Revenant, bientôt')).toEqual([])
  expect((await versionsOf(types.products, documentId)).versions).toHaveLength(2)

  await editor.publish('products', {}, documentId)
  expect(await online('products', documentId)).toMatchObject({ publishedAt: first.publishedAt })
  // Its old address still leads to it.
  expect((await editor.open('products', documentId)).slug).toBe('revenant-2026')
  const found = new DatabaseSync(inject('server').database, { timeout: 60_000, readOnly: true })
  const row = found.prepare('SELECT previous_slugs FROM products WHERE document_id = ?').get(documentId)
  found.close()
  expect(row?.previous_slugs).toContain('revenant')
})

it('gives another address when its own was taken meanwhile, and says which', async () => {
  const { documentId } = await editor.save('products', { title: 'Même adresse' })
  await editor.remove('products', documentId)
  await editor.save('products', { title: 'Même adresse' })
  const { message } = await restore((await inBin('Même adresse'))[0]?.id)
  expect(message).toContain('Son adresse était déjà prise : la nouvelle est « meme-adresse-2 ».')
  expect((await draft(documentId)).slug).toBe('meme-adresse-2')
})

it('brings an article back without its time of publication, and says so', async () => {
  const title = 'Pour demain'
  const publish_at = new Date(Date.now() + 3_600_000).toISOString()
  const article = { title, content: '<p>Un texte.</p>', date: '2026-11-27', publish_at }
  const { documentId } = await editor.save('articles', article)
  await editor.remove('articles', documentId)
  const { message } = await restore((await inBin(title))[0]?.id)
  expect(message).toContain('L’heure de publication prévue est effacée.')
  expect(await editor.open('articles', documentId)).toMatchObject({ title, publish_at: null })
})

it('brings an entry back without a category that is gone, and says so', async () => {
  const category = await editor.save('categories', { name: 'Éphémère' })
  const categories = { connect: [{ documentId: category.documentId }] }
  const { documentId } = await editor.save('products', { title: 'Orphelin', categories })
  await editor.remove('products', documentId)
  await editor.remove('categories', category.documentId)
  const { message } = await restore((await inBin('Orphelin'))[0]?.id)
  expect(message).toMatch(/n’a pas pu être reprise : regardez « Catégories »\.$/)
  expect((await draft(documentId)).categories).toEqual([])
})

it('brings a type without drafts back online at once, and refuses one whose name was taken', async () => {
  const { documentId } = await editor.save('categories', { name: 'Sans brouillon' })
  await editor.remove('categories', documentId)
  const [deleted] = await inBin('Sans brouillon')
  expect(deleted?.hasDrafts).toBe(false)
  const other = await editor.save('categories', { name: 'Sans brouillon' })
  const { status, body } = await restoreTry(deleted?.id ?? '')
  expect(status).toBe(400)
  expect(body.error.message).toBe('Une autre catégorie porte déjà ce nom.')
  expect(await inBin('Sans brouillon')).toHaveLength(1)

  await editor.save('categories', { name: 'Un autre nom' }, other.documentId)
  expect((await restore(deleted?.id)).message).toMatch(
    /Le site la montre de nouveau dans quelques minutes\.$/,
  )
  expect((await online('categories', documentId)).name).toBe('Sans brouillon')
})

it('leads to an entry that is back as before, in drafts and online, without a date changing', async () => {
  const category = await editor.save('categories', { name: 'Reliée' })
  const categories = { connect: [{ documentId: category.documentId }] }
  const { documentId } = await editor.publish('products', { title: 'Relié', categories })
  const before = await draft(documentId)
  await editor.remove('categories', category.documentId)
  expect((await draft(documentId)).categories).toEqual([])
  await restore((await inBin('Reliée'))[0]?.id)
  const after = await draft(documentId)
  expect(after).toMatchObject({ categories: [{ name: 'Reliée' }], updatedAt: before.updatedAt })
  expect(await online('products', documentId)).toMatchObject({ categories: [{ name: 'Reliée' }] })
  expect(await editor.open('products', documentId)).toMatchObject({ status: 'published' })
})

it('leads articles to a product that is back, unless they have another, and online once it is published', async () => {
  const published = await Promise.all(
    ['Parti', 'Autre'].map((title) => editor.publish('products', { title })),
  )
  const [gone, other] = published.map(({ documentId }) => documentId)
  const link = (id: string | undefined) => ({ connect: [{ documentId: id }] })
  const [kept, moved] = await Promise.all(
    ['Fidèle', 'Infidèle'].map((title) => editor.publish('articles', { title, product: link(gone) })),
  )
  await editor.remove('products', gone ?? '')
  await editor.publish('articles', { title: 'Infidèle', product: link(other) }, moved?.documentId)
  await restore((await inBin('Parti'))[0]?.id)
  const productOf = async (article: Entry | undefined, status: string) => {
    const path = `/api/articles/${article?.documentId}?populate=product&status=${status}`
    const { product } = (await read<{ data: Entry }>(path)).body.data
    return product
  }
  expect(await productOf(kept, 'draft')).toMatchObject({ title: 'Parti' })
  expect(await productOf(moved, 'draft')).toMatchObject({ title: 'Autre' })
  expect(await productOf(kept, 'published')).toBeNull()
  await editor.publish('products', {}, gone)
  expect(await productOf(kept, 'published')).toMatchObject({ title: 'Parti' })
})

it('keeps every entry of a bulk deletion', async () => {
  const titles = ['Lot 1', 'Lot 2', 'Lot 3']
  const entries = await Promise.all(titles.map((title) => editor.save('products', { title })))
  const body = { documentIds: entries.map(({ documentId }) => documentId) }
  const { status } = await administer(`${pathOf('products')}/actions/bulkDelete`, { method: 'POST', body })
  expect(status).toBe(200)
  const deleted = (await bin()).map(({ title }) => title ?? '').filter((title) => titles.includes(title))
  expect(deleted.toSorted()).toEqual(titles)
})

it('brings a single page back, over one that was written meanwhile', async () => {
  const uid = 'api::tariff.tariff'
  const path = `/content-manager/single-types/${uid}`
  await administer(path, { method: 'PUT', body: { hourly_rate: '62 € TTC', services: [] } })
  await administer(path, { method: 'DELETE' })
  await administer(path, { method: 'PUT', body: { hourly_rate: '70 € TTC' } })
  const [deleted] = await inBin('Tarifs')
  await restore(deleted?.id)
  const { body } = await administer<{ data: Entry }>(path)
  expect(body.data.hourly_rate).toBe('62 € TTC')
  const { versions } = await versionsOf(uid)
  expect(versions[0]?.isOnline).toBe(true)
  await restore(versions[1]?.id)
  expect((await administer<{ data: Entry }>(path)).body.data.hourly_rate).toBe('70 € TTC')
  await administer(path, { method: 'PUT', body: { hourly_rate: null } })
})

it('keeps nothing of a deletion that fails, or of an entry that is not there', async () => {
  const { documentId } = await editor.save('products', { title: 'Indestructible' })
  const database = new DatabaseSync(inject('server').database, { timeout: 60_000 })
  database.exec(`CREATE TRIGGER failing BEFORE DELETE ON products WHEN old.title = 'Indestructible'
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
  const { status } = await editor.remove('products', documentId)
  database.exec('DROP TRIGGER failing')
  database.close()
  expect(status).toBe(500)
  expect((await draft(documentId)).title).toBe('Indestructible')
  expect(await inBin('Indestructible')).toEqual([])
  const before = (await bin()).length
  await editor.remove('products', 'unknown')
  expect(await bin()).toHaveLength(before)
})

it('brings an entry back once, and its versions only with it', async () => {
  const { documentId } = await editor.publish('products', { title: 'Une fois' })
  const { versions } = await versionsOf(types.products, documentId)
  await editor.remove('products', documentId)
  const gone = await restoreTry(versions[0]?.id ?? '')
  expect(gone.status).toBe(404)
  expect(gone.body.error.message).toMatch(/remettez-la d’abord depuis la corbeille/)
  const [deleted] = await inBin('Une fois')
  await restore(deleted?.id)
  expect((await restoreTry(deleted?.id ?? '')).status).toBe(404)
})

it('takes what a title holds for text', async () => {
  const title = '<img src=x onerror=alert(1)>"; DROP TABLE products; --'
  const { documentId } = await editor.save('products', { title })
  await editor.remove('products', documentId)
  const [deleted] = await inBin(title)
  expect((await restore(deleted?.id)).message).toContain(`« ${title} »`)
  expect((await draft(documentId)).title).toBe(title)
})
