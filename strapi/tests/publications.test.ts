// What correcting a published entry changes: nothing but its text.
import { describe, expect, it } from 'vitest'
import { uploadPicture } from './lib/pictures'
import { editor, online, pathOf, type Entry } from './lib/server'
import { openTab } from './lib/tab'

/** ms; databases store dates with a precision of 1 ms, so two publications must be further apart than that. */
const BETWEEN_PUBLICATIONS = 5

const later = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_PUBLICATIONS))

/** What identifies and places an entry on the site. */
const placeOf = ({ id, documentId, publishedAt, createdAt, slug }: Entry) => ({
  id,
  documentId,
  publishedAt,
  createdAt,
  slug,
})

describe.each(['products', 'articles', 'blog-posts'] as const)('an entry of %s', (collection) => {
  it('keeps its place on the site when a correction is published', async () => {
    const { documentId } = await editor.publish(collection, { title: 'Première version' })
    const first = await online(collection, documentId)
    await later()
    await editor.publish(collection, { title: 'Deuxième version' }, documentId)
    const second = await online(collection, documentId)
    expect(second.title).toBe('Deuxième version')
    expect(placeOf(second)).toEqual(placeOf(first))
  })

  it('keeps it when it was offline for a while', async () => {
    const { documentId } = await editor.publish(collection, { title: 'En ligne' })
    const first = await online(collection, documentId)
    await editor.unpublish(collection, documentId)
    // Takes the next id.
    await editor.publish(collection, { title: 'Un autre' })
    await later()
    await editor.publish(collection, { title: 'De retour' }, documentId)
    expect(placeOf(await online(collection, documentId))).toEqual(placeOf(first))
  })

  it('is “modified” in the administration only while its draft differs', async () => {
    const { documentId } = await editor.save(collection, { title: 'État' })
    const statuses = [(await editor.open(collection, documentId)).status]
    await later()
    await editor.publish(collection, { title: 'État' }, documentId)
    statuses.push((await editor.open(collection, documentId)).status)
    await later()
    await editor.save(collection, { title: 'État corrigé' }, documentId)
    statuses.push((await editor.open(collection, documentId)).status)
    await later()
    await editor.publish(collection, { title: 'État corrigé' }, documentId)
    statuses.push((await editor.open(collection, documentId)).status)
    expect(statuses).toEqual(['draft', 'published', 'modified', 'published'])
  })

  it('has a copy that was never published', async () => {
    const { documentId } = await editor.publish(collection, { title: 'Original' })
    const original = await online(collection, documentId)
    const draft = await editor.copy(collection, { title: 'Copie' }, documentId)
    await later()
    await editor.publish(collection, { title: 'Copie' }, draft.documentId)
    const copy = await online(collection, draft.documentId)
    expect(copy.id).not.toBe(original.id)
    expect(copy.publishedAt).not.toBe(original.publishedAt)
  })
})

it('keeps its pictures and categories over several publications', async () => {
  const image = await uploadPicture()
  const category = await editor.save('categories', { name: 'Essai des publications' })
  const data = { title: 'Avec photo', image, categories: { connect: [{ documentId: category.documentId }] } }
  const { documentId } = await editor.publish('products', data)
  for (const title of ['Une fois', 'Deux fois', 'Trois fois']) {
    await editor.publish('products', { title }, documentId)
  }
  const product = await online('products', documentId)
  expect(product.image).toMatchObject({ id: image, alternativeText: 'Un climatiseur' })
  expect(product.categories).toMatchObject([{ name: 'Essai des publications' }])
})

it('takes no id from a request: the database could give no other after it', async () => {
  const forged = { first_public_id: Number.MAX_SAFE_INTEGER, first_published_at: '2020-01-01T00:00:00.000Z' }
  const { documentId } = await editor.save('products', { title: 'Forgé', ...forged })
  await editor.publish('products', {}, documentId)
  const { id, publishedAt } = await online('products', documentId)
  expect(id).toBeLessThan(1_000_000)
  expect(publishedAt).not.toMatch(/^2020/)
})

it('does not show the first publication to visitors', async () => {
  const { documentId } = await editor.publish('products', { title: 'Sans secret' })
  expect(Object.keys(await online('products', documentId))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^first_/)]),
  )
})

describe.each([
  ['products', 'product'],
  ['blog-posts', 'service'],
] as const)('an article about an entry of %s', (collection, link) => {
  const linkTo = ({ id, documentId }: Entry) => ({
    [link]: { connect: [{ id, documentId }], disconnect: [] },
  })

  it('still leads to it when it was offline for a while, and keeps its changes to itself', async () => {
    const linked = await editor.publish(collection, { title: 'En ligne' })
    const { documentId } = await editor.publish('articles', { title: 'Un chantier', ...linkTo(linked) })
    await editor.save('articles', { title: 'Une suite' }, documentId)
    await editor.unpublish(collection, linked.documentId)
    expect(await online('articles', documentId)).toMatchObject({ [link]: null })
    await editor.publish(collection, { title: 'En ligne' }, linked.documentId)
    expect(await online('articles', documentId)).toMatchObject({
      title: 'Un chantier',
      [link]: { documentId: linked.documentId },
    })
    expect((await editor.open('articles', documentId)).status).toBe('modified')
  })

  it('leads to it once it is published after the article', async () => {
    const linked = await editor.save(collection, { title: 'À venir' })
    const { documentId } = await editor.publish('articles', { title: 'Un chantier', ...linkTo(linked) })
    await editor.publish(collection, { title: 'À venir' }, linked.documentId)
    expect(await online('articles', documentId)).toMatchObject({ [link]: { title: 'À venir' } })
  })

  it('does not lead to it before the choice of it is published', async () => {
    const linked = await editor.publish(collection, { title: 'En ligne' })
    const { documentId } = await editor.publish('articles', { title: 'Un chantier' })
    await editor.save('articles', linkTo(linked), documentId)
    await editor.publish(collection, { title: 'Corrigé' }, linked.documentId)
    expect(await online('articles', documentId)).toMatchObject({ [link]: null })
  })
})

it('a new entry is not compared with another one that was changed meanwhile', async () => {
  const other = await editor.publish('products', { title: 'Le premier' })
  const page = await openTab(pathOf('products'))
  const publish = (title: string) => page.press('publish', { title, description: '<p>Un poêle.</p>' })
  const first = await publish('Le deuxième')
  for (const { documentId } of [other, first.body.data])
    await editor.publish('products', { title: 'Renommé' }, documentId)
  expect((await publish('Le troisième')).status).toBe(200)
})
