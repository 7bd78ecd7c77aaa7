import { expect, it, vi } from 'vitest'
import { editor, visit, type Entry } from './lib/server'

const content = '<p>Le marché de Limoux.</p>'
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

const online = async (documentId: string) =>
  (await visit<{ data: Entry | null }>(`/api/articles/${documentId}`)).body.data

it('publishes an article at its time, once', async () => {
  const { documentId } = await editor.save('articles', {
    title: 'Le marché',
    content,
    date: '2026-11-27',
    publish_at: inMs(1000),
  })
  expect(await online(documentId)).toBeNull()
  await vi.waitFor(async () => expect((await online(documentId))?.title).toBe('Le marché'), 20_000)
  expect(await online(documentId)).not.toHaveProperty('publish_at')
  expect(await editor.open('articles', documentId)).toMatchObject({ publish_at: null, status: 'published' })

  await editor.unpublish('articles', documentId)
  await editor.save('articles', { title: 'Le prochain' })
  expect(await online(documentId)).toBeNull()
})

it('leaves one whose time has not come, and one without a time', async () => {
  const later = { title: 'Plus tard', content, date: '2026-11-27', publish_at: inMs(3_600_000) }
  const waiting = await editor.save('articles', later)
  const draft = await editor.save('articles', { title: 'Brouillon', content, date: '2026-11-27' })
  const due = await editor.save('articles', { ...later, title: 'Maintenant', publish_at: inMs(-1000) })
  await vi.waitFor(async () => expect(await online(due.documentId)).not.toBeNull(), 20_000)
  expect(await online(waiting.documentId)).toBeNull()
  expect(await online(draft.documentId)).toBeNull()
})

it('refuses a time for an article that could not be published', async () => {
  const { status, body } = await editor.saveTry('articles', { title: 'Sans texte', publish_at: inMs(60_000) })
  expect(status).toBe(400)
  expect(body.error.details.errors?.map(({ path }) => path[0])).toEqual(['content', 'date'])
})
