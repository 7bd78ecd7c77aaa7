// By which a site knows whether what visitors see has changed since it was built.
import { expect, it, vi } from 'vitest'
import { administer, editor, visit } from './lib/server'
import { replaceFile, seedPicture, uploadPicture } from './lib/pictures'

const version = async () =>
  (await visit<{ data: { version: string } }>('/api/content-version')).body.data.version

it('is another one after each change that visitors can see', async () => {
  let known = await version()
  /** Strapi tells of a change after it has answered. */
  const expectAnother = async () => {
    await vi.waitFor(async () => expect(await version()).not.toBe(known), 20_000)
    known = await version()
  }
  const { documentId } = await editor.publish('products', { title: 'Un poêle' })
  await expectAnother()
  await editor.publish('products', { title: 'Un autre poêle' }, documentId)
  await expectAnother()
  await editor.unpublish('products', documentId)
  await expectAnother()
  const category = await editor.save('categories', { name: 'Une nouvelle catégorie' })
  await expectAnother()
  await editor.save('categories', { name: 'Une catégorie renommée' }, category.documentId)
  await expectAnother()
  const picture = await uploadPicture()
  await expectAnother()
  await replaceFile(picture, { bytes: seedPicture('products/wood-cast-4'), name: 'autre.jpg' })
  await expectAnother()
  await administer(`/upload/files/${picture}`, { method: 'DELETE' })
  await expectAnother()
})
