import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, inject, it, vi } from 'vitest'
import { administer, call, editor, isOnline, online, pathOf } from './lib/server'

const content = '<p>Le marché de Limoux.</p>'
const HOUR = 3_600_000
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

const timed = (title: string, milliseconds = HOUR) => ({
  title,
  content,
  date: '2026-11-27',
  publish_at: inMs(milliseconds),
})

/** A time that is past before a slow machine has saved it is refused: the next one is later. */
const letTimeCome = async (documentId: string) => {
  for (let ms = 500; ms < 60_000; ms *= 2) {
    const { status } = await editor.saveTry('articles', { publish_at: inMs(ms) }, documentId)
    if (status === 200) return
  }
  throw new Error('No time is accepted.')
}

/** After every time that has come before. */
const untilTimesArePast = async () => {
  const { documentId } = await editor.save('articles', timed('Le dernier'))
  await letTimeCome(documentId)
  await vi.waitFor(async () => expect(await isOnline('articles', documentId)).toBe(true), 20_000)
}

// Before anything is published: SQLite refuses to end a transaction during which another program has written.
beforeAll(() => {
  const database = new DatabaseSync(inject('server').database, { timeout: 60_000 })
  database.exec(`CREATE TRIGGER unlucky BEFORE INSERT ON articles WHEN new.title = 'Malchance'
    AND new.published_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
  database.close()
})

it('publishes an article at its time, once', async () => {
  const { documentId } = await editor.save('articles', timed('Le marché'))
  expect(await isOnline('articles', documentId)).toBe(false)
  await letTimeCome(documentId)
  await vi.waitFor(
    async () => expect(await online('articles', documentId)).toMatchObject({ title: 'Le marché' }),
    20_000,
  )
  expect(await online('articles', documentId)).not.toHaveProperty('publish_at')
  expect(await editor.open('articles', documentId)).toMatchObject({ publish_at: null, status: 'published' })

  await editor.unpublish('articles', documentId)
  await editor.save('articles', { title: 'Le prochain' })
  expect(await isOnline('articles', documentId)).toBe(false)
})

it('leaves one whose time has not come, and one without a time', async () => {
  const waiting = await editor.save('articles', timed('Plus tard'))
  const draft = await editor.save('articles', { title: 'Brouillon', content, date: '2026-11-27' })
  await untilTimesArePast()
  expect(await isOnline('articles', waiting.documentId)).toBe(false)
  expect(await isOnline('articles', draft.documentId)).toBe(false)
})

/** The token of a new account with Strapi's own role of authors, who may not publish. */
const logInAsAuthor = async () => {
  const roles = await administer<{ data: { id: number; code: string }[] }>('/admin/roles')
  const { id } = roles.body.data.find(({ code }) => code === 'strapi-author') ?? {}
  const person = { email: 'auteur@example.fr', firstname: 'Camille', lastname: 'Auteur' }
  const invited = await administer<{ data: { registrationToken: string } }>('/admin/users', {
    method: 'POST',
    body: { ...person, roles: [id] },
  })
  const registered = await call<{ data: { token: string } }>('/admin/register', {
    method: 'POST',
    body: {
      registrationToken: invited.body.data.registrationToken,
      userInfo: { firstname: 'Camille', password: 'Un-poele-de-2027' },
    },
  })
  return registered.body.data.token
}

it('is set by nobody who may not publish', async () => {
  const token = await logInAsAuthor()
  const path = pathOf('articles')
  const article = { title: 'Sans droit', content, date: '2026-11-27' }
  const timedTry = await call<{ error: { message: string } }>(path, {
    method: 'POST',
    token,
    body: { ...article, publish_at: inMs(HOUR) },
  })
  expect(timedTry.status).toBe(400)
  expect(timedTry.body.error.message).toMatch(/pas le droit de publier/)
  expect((await call(path, { method: 'POST', token, body: article })).status).toBe(201)
})

it('forgets the time when the article is taken off the site by hand', async () => {
  const { documentId } = await editor.publish('articles', { title: 'À la main' })
  await editor.save('articles', timed('Pas encore'), documentId)
  await editor.unpublish('articles', documentId)
  expect(await editor.open('articles', documentId)).toMatchObject({ publish_at: null })
})

it('publishes later changes of a published article at their time', async () => {
  const { documentId } = await editor.publish('articles', { title: 'Horaires' })
  await editor.save('articles', timed('Horaires d’hiver'), documentId)
  expect(await online('articles', documentId)).toMatchObject({ title: 'Horaires' })
  await letTimeCome(documentId)
  await vi.waitFor(
    async () => expect(await online('articles', documentId)).toMatchObject({ title: 'Horaires d’hiver' }),
    20_000,
  )
})

it('gives a copy no time', async () => {
  const article = timed('Original')
  const { documentId } = await editor.save('articles', article)
  const copy = await editor.copy('articles', { ...article, title: 'Copie' }, documentId)
  expect(await editor.open('articles', copy.documentId)).toMatchObject({ publish_at: null })
})

it('keeps the time that was typed for a copy, and refuses it for an incomplete one', async () => {
  const { documentId } = await editor.save('articles', timed('Deux fois'))
  const typed = timed('Autre heure', 2 * HOUR)
  const copy = await editor.copy('articles', typed, documentId)
  expect(await editor.open('articles', copy.documentId)).toMatchObject({ publish_at: typed.publish_at })
  const incomplete = await editor.copyTry('articles', { ...typed, content: '' }, documentId)
  expect(incomplete.status).toBe(400)
})

it('tries again after a failure, which stops no other article', async () => {
  const unlucky = await editor.save('articles', timed('Malchance'))
  await letTimeCome(unlucky.documentId)
  await untilTimesArePast()
  expect(await isOnline('articles', unlucky.documentId)).toBe(false)
  await editor.save('articles', { title: 'Chance' }, unlucky.documentId)
  await vi.waitFor(async () => expect(await isOnline('articles', unlucky.documentId)).toBe(true), 20_000)
})

it('refuses to make an article incomplete that has a time', async () => {
  const { documentId } = await editor.save('articles', timed('Bientôt'))
  const { status } = await editor.saveTry('articles', { content: '' }, documentId)
  expect(status).toBe(400)
})

it('refuses a time for an article that could not be published', async () => {
  const { status, body } = await editor.saveTry('articles', { title: 'Sans texte', publish_at: inMs(60_000) })
  expect(status).toBe(400)
  expect(body.error.details.errors?.map(({ path }) => path[0])).toEqual(['content', 'date'])
})

it('refuses to publish at once what has a time, and forgets neither', async () => {
  const article = timed('Plus tard')
  const { documentId } = await editor.save('articles', article)
  const { status, body } = await editor.publishTry('articles', article, documentId)
  expect(status).toBe(400)
  expect(body.error.details.errors).toMatchObject([
    { path: ['publish_at'], message: expect.stringMatching(/appuyez sur «\sEnregistrer\s»/) },
  ])
  expect(await isOnline('articles', documentId)).toBe(false)
  expect(await editor.open('articles', documentId)).toMatchObject({ publish_at: article.publish_at })
  await editor.publish('articles', { ...article, publish_at: null }, documentId)
  expect(await online('articles', documentId)).toMatchObject({ title: 'Plus tard' })
})

it('refuses a time that is past when it is typed', async () => {
  const { status, body } = await editor.saveTry('articles', timed('Trop tard', -60_000))
  expect(status).toBe(400)
  expect(body.error.details.errors).toMatchObject([
    { path: ['publish_at'], message: expect.stringMatching('heure est passée') },
  ])
})
