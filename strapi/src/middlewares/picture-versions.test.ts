import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'
import { toMedia } from '../../../src/cms/strapi/normalisers/media.ts'

type Context = { path: string; body: unknown }
type Strapi = { config: { get: (path: string) => string | undefined } }
type Middleware = (
  config: object,
  context: { strapi: Strapi },
) => (context: Context, next: () => Promise<void>) => Promise<void>
type Response = { req: { url: string }; setHeader: (name: string, value: string) => void }
type Settings = {
  upload: { config: { providerOptions: { localServer: { setHeaders: (response: Response) => void } } } }
}

const require = createRequire(import.meta.url)
const pictureVersions: Middleware = require('./picture-versions.js')
const readSettings: (context: object) => Settings = require('../../config/plugins.js')

const UPLOADED_AT = '2026-11-22T16:58:57.622Z'
const REPLACED_AT = '2026-11-22T16:58:59.230Z'
const UPLOADED = `?v=${Date.parse(UPLOADED_AT).toString(36)}`
const REPLACED = `?v=${Date.parse(REPLACED_AT).toString(36)}`

const buildPicture = (updatedAt = UPLOADED_AT) => ({
  url: '/uploads/stove.jpg',
  mime: 'image/jpeg',
  width: 1200,
  height: 1500,
  updatedAt,
  formats: { small: { url: '/uploads/small_stove.jpg', width: 400 } },
})

/** Where a bucket's files are loaded from. */
const BUCKET_URL = 'https://photos.example.fr/site'

/** What the API answers in place of `body`. */
const answer = async (body: unknown, path = '/api/products', publicUrl?: string) => {
  const context: Context = { path, body: undefined }
  const get = (setting: string) =>
    setting === 'plugin::upload.providerOptions.publicUrl' ? publicUrl : undefined
  await pictureVersions({}, { strapi: { config: { get } } })(context, async () => {
    context.body = body
  })
  return JSON.stringify(context.body)
}

it.each([
  ['a picture', (image: object) => ({ data: { image } })],
  ['the pictures of a list', (image: object) => ({ data: [{ id: 1 }, { image, gallery: null }] })],
  ['the pictures of a relation', (image: object) => ({ data: [{ categories: [{ image: [image] }] }] })],
  [
    'the shape of Strapi 4',
    (image: object) => ({ data: [{ attributes: { image: { data: { attributes: image } } } }] }),
  ],
  ['a picture that is there twice', (image: object) => ({ data: { image, categories: [{ image }] } })],
])('the URLs of %s have the version of the file', async (_what, build) => {
  const body = await answer(build(buildPicture()))
  expect(body).toContain(`"/uploads/stove.jpg${UPLOADED}"`)
  expect(body).toContain(`"/uploads/small_stove.jpg${UPLOADED}"`)
  expect(body).not.toMatch(/\.jpg"|\?.*\?v=[^"]*\?/)
})

it('the URLs of a picture in the bucket have the version of the file', async () => {
  const inBucket = {
    ...buildPicture(),
    url: `${BUCKET_URL}/stove.jpg`,
    formats: { small: { url: `${BUCKET_URL}/small_stove.jpg` }, old: { url: '/uploads/old.jpg' } },
  }
  const body = await answer({ data: { image: inBucket } }, undefined, BUCKET_URL)
  expect(body).toContain(`"${BUCKET_URL}/stove.jpg${UPLOADED}"`)
  expect(body).toContain(`"${BUCKET_URL}/small_stove.jpg${UPLOADED}"`)
  expect(body).toContain(`"/uploads/old.jpg${UPLOADED}"`)
})

it('the URLs of a picture change when it is replaced', async () => {
  expect(await answer({ data: { image: buildPicture(REPLACED_AT) } })).toContain(
    `/uploads/stove.jpg${REPLACED}`,
  )
})

it.each([
  [
    'a picture on another server',
    { ...buildPicture(), url: 'https://images.example.fr/a.jpg', formats: null },
  ],
  ['a link of an entry', { url: '/uploads/notice.pdf', updatedAt: UPLOADED_AT }],
  ['a picture without formats', { mime: 'image/jpeg', updatedAt: UPLOADED_AT, formats: null }],
])('the URL of %s stays', async (_what, value) => {
  const body = { data: { value } }
  expect(await answer(body)).toBe(JSON.stringify({ data: { value } }))
})

it.each([
  ['the administration', { data: { image: buildPicture() } }, '/content-manager/products'],
  ['an error', { data: null, error: { status: 404 } }, '/api/products/9'],
  ['nothing', undefined, '/api/products'],
])('an answer with %s stays', async (_what, body, path) => {
  expect(await answer(body, path)).toBe(JSON.stringify(body))
})

it('the site shows the version that the API names', async () => {
  const { data } = JSON.parse(await answer({ data: buildPicture() }))
  const media = toMedia(data, 'https://cms.example.fr')
  expect(media).toMatchObject({
    url: `https://cms.example.fr/uploads/stove.jpg${UPLOADED}`,
    formats: [{ url: `https://cms.example.fr/uploads/small_stove.jpg${UPLOADED}`, width: 400 }],
  })
})

it('a file is kept for a year with its version only', () => {
  const { setHeaders } = readSettings({ env: Object.assign(() => '', { int: () => 0 }) }).upload.config
    .providerOptions.localServer
  const setHeader = vi.fn<Response['setHeader']>()
  setHeaders({ req: { url: '/uploads/stove.jpg' }, setHeader })
  expect(setHeader).not.toHaveBeenCalled()
  setHeaders({ req: { url: `/uploads/stove.jpg${UPLOADED}` }, setHeader })
  expect(setHeader).toHaveBeenCalledExactlyOnceWith('Cache-Control', 'public, max-age=31536000, immutable')
})
