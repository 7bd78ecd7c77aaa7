// Texts with pictures that have been deleted from the media library since.
import { beforeAll, expect, it } from 'vitest'
import { seedPicture, upload } from './lib/pictures'
import { administer, editor, types } from './lib/server'
import { restore, versionsOf } from './lib/versions'

let documentId: string

beforeAll(async () => {
  const { body } = await upload({ bytes: seedPicture('products/ac-indoor'), name: 'a_b.jpg' })
  const [file] = body
  const url = typeof file?.url === 'string' ? file.url : ''
  const small = `${url.replace('/uploads/', '/uploads/xsmall_')}?v=1`
  const description = `<p>Un poêle.</p><img src="${url}"><img src="${small}">`
  ;({ documentId } = await editor.publish('products', { title: 'Avec photo', description }))
  await editor.publish('products', { description: '<p>Sans photo.</p>' }, documentId)
  await administer(`/upload/files/${file?.id}`, { method: 'DELETE' })
})

it('are named when a version with them is restored, and are not published', async () => {
  const { versions } = await versionsOf(types.products, documentId)
  const { message } = await restore(versions[1]?.id)
  expect(message).toMatch(/supprimée depuis .+ « Description »/)
  const { status, body } = await editor.publishTry('products', {}, documentId)
  expect(status).toBe(400)
  expect(body.error.details.errors).toEqual([
    expect.objectContaining({
      path: ['description'],
      message: expect.stringMatching(/plus dans la médiathèque/),
    }),
  ])
})
