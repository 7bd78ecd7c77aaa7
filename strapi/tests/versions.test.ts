// What was published before, and how it comes back.
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, it, vi } from 'vitest'
import { uploadPicture } from './lib/pictures'
import { administer, draft, editor, online, pathOf, types, visit, type Entry, type Json } from './lib/server'
import { openTab } from './lib/tab'
import { restore, versionsOf } from './lib/versions'

const listOf = async (documentId: string) => (await versionsOf(types.products, documentId)).versions

const idsOf = (value: Json | undefined) =>
  [value ?? []].flat().map((item) => (typeof item === 'object' && item && 'id' in item ? item.id : item))

describe('a version that was published before', () => {
  it('is written over the draft, and over nothing that visitors see', async () => {
    const { documentId } = await editor.publish('products', { title: 'Premier', power_kw: 8.5 })
    await editor.publish('products', { title: 'Deuxième', power_kw: null, subtitle: 'Ajouté' }, documentId)
    const [second, first] = await listOf(documentId)
    expect([second?.isOnline, first?.isOnline]).toEqual([true, false])
    const before = await editor.open('products', documentId)
    const { message } = await restore(first?.id)
    expect(message).toMatch(
      /^Le brouillon reprend la version du .+ « Publier » : .+ le site ne change pas\.$/,
    )
    const { updatedBy, ...opened } = await editor.open('products', documentId)
    expect(opened).toMatchObject({ title: 'Premier', power_kw: 8.5, subtitle: null, status: 'modified' })
    // The owner took it back, the administrator had published it.
    expect(updatedBy).not.toEqual(before.updatedBy)
    expect(await online('products', documentId)).toMatchObject({ title: 'Deuxième', subtitle: 'Ajouté' })
    await editor.publish('products', { title: 'Premier' }, documentId)
    expect(await online('products', documentId)).toMatchObject({ title: 'Premier', power_kw: 8.5 })
  })

  it('has its pictures, links, keywords and parts, in their order', async () => {
    const pictures = [await uploadPicture(), await uploadPicture()]
    const names = ['Ordre B', 'Ordre A']
    const linked = await Promise.all(names.map((name) => editor.save('categories', { name })))
    const { documentId } = await editor.publish('products', {
      title: 'Complet',
      image: pictures[0],
      gallery: pictures,
      categories: { connect: linked.map((category) => ({ documentId: category.documentId })) },
    })
    await editor.publish(
      'products',
      {
        title: 'Vidé',
        image: null,
        gallery: [],
        categories: { disconnect: linked.map((category) => ({ documentId: category.documentId })) },
      },
      documentId,
    )
    expect((await draft(documentId)).categories).toEqual([])
    const { message } = await restore((await listOf(documentId))[1]?.id)
    expect(message).not.toContain('supprimée')
    const restored = await draft(documentId)
    expect(idsOf(restored.image)).toEqual([pictures[0]])
    expect(idsOf(restored.gallery)).toEqual(pictures)
    expect(restored.categories).toMatchObject(names.map((name) => ({ name })))

    const questions = [
      { question: 'Quand ?', answer: 'Avant l’hiver.' },
      { question: 'Combien ?', answer: 'Une heure.' },
    ]
    const service = await editor.publish('blog-posts', { title: 'Ramonage', questions })
    await editor.publish('blog-posts', { title: 'Ramonage', questions: [] }, service.documentId)
    const kept = (await versionsOf(types['blog-posts'], service.documentId)).versions
    await restore(kept[1]?.id)
    expect((await draft(service.documentId, 'blog-posts')).questions).toMatchObject(questions)
  })

  it('leaves out what is gone meanwhile, and says where', async () => {
    const image = await uploadPicture()
    const [stays, goes] = [
      await editor.save('categories', { name: 'Reste' }),
      await editor.save('categories', { name: 'Disparaît' }),
    ]
    const categories = { connect: [stays, goes].map((category) => ({ documentId: category.documentId })) }
    const { documentId } = await editor.publish('products', { title: 'Avant', image, categories })
    await editor.publish('products', { title: 'Après', image: null }, documentId)
    await administer(`/upload/files/${image}`, { method: 'DELETE' })
    await editor.remove('categories', goes.documentId)
    const { message } = await restore((await listOf(documentId))[1]?.id)
    expect(message).toMatch(/supprimée depuis .+ « Photo ».* et « Catégories »|« Catégories » et « Photo »/)
    expect(await draft(documentId)).toMatchObject({
      title: 'Avant',
      image: null,
      categories: [{ name: 'Reste' }],
    })
  })

  it('is kept without the draft that it was written over being lost', async () => {
    const { documentId } = await editor.publish('products', { title: 'En ligne' })
    await editor.save('products', { title: 'Jamais publié' }, documentId)
    await restore((await listOf(documentId))[0]?.id)
    const [replaced] = await listOf(documentId)
    expect(replaced).toMatchObject({ why: 'replacement', isOnline: false })
    await restore(replaced?.id)
    expect((await draft(documentId)).title).toBe('Jamais publié')
    // Both contents were kept already.
    expect(await listOf(documentId)).toHaveLength(2)
  })

  it('is not overwritten by a page that was opened before', async () => {
    const { documentId } = await editor.publish('products', { title: 'Ouverte' })
    await editor.publish('products', { title: 'Ouverte, puis changée' }, documentId)
    const path = pathOf('products', documentId)
    const before = await openTab(path)
    await restore((await listOf(documentId))[1]?.id)
    const after = await openTab(path)
    expect((await before.press('save', { title: 'Écrasée' })).status).toBe(409)
    expect((await after.press('save', { title: 'Écrasée' })).status).toBe(200)
  })

  it('waits for “Publier”, even when the draft had a time', async () => {
    const article = { title: 'Ancien', content: '<p>Un texte.</p>', date: '2026-11-27' }
    const { documentId } = await editor.publish('articles', article)
    const publish_at = new Date(Date.now() + 3_600_000).toISOString()
    await editor.save('articles', { ...article, title: 'Bientôt', publish_at }, documentId)
    const { versions } = await versionsOf(types.articles, documentId)
    expect((await restore(versions[0]?.id)).message).toContain('L’heure de publication prévue est effacée.')
    expect(await editor.open('articles', documentId)).toMatchObject({ title: 'Ancien', publish_at: null })
  })
})

describe('the versions that are kept', () => {
  it('are the last ten', async () => {
    const { documentId } = await editor.publish('products', { title: 'Version 1' })
    for (let number = 2; number <= 12; number += 1)
      await editor.publish('products', { title: `Version ${number}` }, documentId)
    const versions = await listOf(documentId)
    expect(versions).toHaveLength(10)
    await restore(versions.at(-1)?.id)
    expect((await draft(documentId)).title).toBe('Version 3')
  })

  it('are ten publications, however many drafts were replaced', async () => {
    const { documentId } = await editor.publish('products', { title: 'En ligne' })
    for (let number = 1; number <= 12; number += 1) {
      await editor.save('products', { title: `Essai ${number}` }, documentId)
      await restore((await listOf(documentId)).find(({ why }) => why === 'publication')?.id)
    }
    const versions = await listOf(documentId)
    expect(versions.filter(({ isOnline }) => isOnline)).toHaveLength(1)
    expect(versions.filter(({ why }) => why === 'replacement')).toHaveLength(10)
  })

  it('are one for a publication that changes nothing', async () => {
    const { documentId } = await editor.publish('products', { title: 'Pareil' })
    await editor.publish('products', { title: 'Pareil' }, documentId)
    expect(await listOf(documentId)).toHaveLength(1)
  })

  it('come back without a field that the type has no longer', async () => {
    const { documentId } = await editor.publish('products', { title: 'Ancien champ' })
    const [version] = await listOf(documentId)
    const database = new DatabaseSync(inject('server').database, { timeout: 60_000 })
    database
      .prepare("UPDATE kept_versions SET content = json_set(content, '$.colour', 'red') WHERE entry = ?")
      .run(documentId)
    database.close()
    await editor.save('products', { title: 'Sans' }, documentId)
    await restore(version?.id)
    const restored = await draft(documentId)
    expect(restored.title).toBe('Ancien champ')
    expect(restored).not.toHaveProperty('colour')
  })

  it('are those of publications at their time too, without an author', async () => {
    const { documentId } = await editor.save('articles', {
      title: 'À son heure',
      content: '<p>Un texte.</p>',
      date: '2026-11-27',
      publish_at: new Date(Date.now() + 500).toISOString(),
    })
    await vi.waitFor(async () => {
      const { versions } = await versionsOf(types.articles, documentId)
      expect(versions).toMatchObject([{ why: 'publication', who: null, isOnline: true }])
    }, 20_000)
  })

  it('are none of a publication that is refused, or that fails', async () => {
    const refused = await editor.save('products', { title: 'Sans description' })
    const { status } = await editor.publishTry('products', { title: 'Sans description' }, refused.documentId)
    expect(status).toBe(400)
    expect(await listOf(refused.documentId)).toEqual([])

    const database = new DatabaseSync(inject('server').database, { timeout: 60_000 })
    database.exec(`CREATE TRIGGER failing BEFORE INSERT ON products WHEN new.title = 'Malchance'
      AND new.published_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
    const failed = await editor.save('products', { title: 'Malchance', description: '<p>Un poêle.</p>' })
    const answer = await editor.publishTry('products', {}, failed.documentId)
    database.exec('DROP TRIGGER failing')
    database.close()
    expect(answer.status).toBe(500)
    expect(await listOf(failed.documentId)).toEqual([])
  })

  it('are those of a single page too, which has no draft: it is online at once', async () => {
    const uid = 'api::shop.shop'
    const path = `/content-manager/single-types/${uid}`
    const save = (data: object) => administer<{ data: Entry }>(path, { method: 'PUT', body: data })
    const reviews = { score: 4.8, count: 120, source: 'Google', link: 'https://example.com/' }
    const closures = [{ from: '2026-12-24', to: '2026-12-26' }]
    await save({ village: 'Quillan', closures, reviews })
    const { body } = await save({ village: 'Limoux', closures: [], reviews: null })
    const { hasDrafts, versions } = await versionsOf(uid, body.data.documentId)
    expect(hasDrafts).toBe(false)
    expect(versions.map(({ isOnline }) => isOnline)).toEqual([true, ...versions.slice(1).map(() => false)])
    const { message, isSingle } = await restore(versions[1]?.id)
    expect({ isSingle, message }).toMatchObject({
      isSingle: true,
      message: expect.stringContaining('Le site change dans quelques minutes.'),
    })
    const shown = await visit<{ data: Entry }>('/api/shop?populate=*')
    expect(shown.body.data).toMatchObject({ village: 'Quillan', closures, reviews })
    await save({ village: null, closures: [], reviews: null })
  })

  it('begin with what was online before any was kept', async () => {
    const { documentId } = await editor.publish('products', { title: 'Avant tout' })
    const database = new DatabaseSync(inject('server').database, { timeout: 60_000 })
    database.prepare('DELETE FROM kept_versions WHERE entry = ?').run(documentId)
    database.close()
    await editor.publish('products', { title: 'Ensuite' }, documentId)
    const versions = await listOf(documentId)
    expect(versions).toHaveLength(2)
    await restore(versions[1]?.id)
    expect((await draft(documentId)).title).toBe('Avant tout')
  })
})
