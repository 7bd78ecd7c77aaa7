// A server that keeps its pictures in a bucket and sends its messages through a mail server.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBucket } from './lib/bucket'
import { send } from './lib/http'
import { startMailbox } from './lib/mailbox'
import { logIn, type StoredPicture } from './lib/session'
import { account, startTestServer } from './lib/testServer'

const PUBLIC_URL = 'https://cms.example.fr'

let folder: string
let bucket: Awaited<ReturnType<typeof startBucket>>
let mailbox: Awaited<ReturnType<typeof startMailbox>>
let server: Awaited<ReturnType<typeof startTestServer>>
let session: Awaited<ReturnType<typeof logIn>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'companion-storage-'))
  bucket = await startBucket()
  mailbox = await startMailbox()
  server = await startTestServer(folder, { ...bucket.env, ...mailbox.env, PUBLIC_URL })
  session = await logIn(server.origin)
})

afterAll(async () => {
  await server?.stop()
  await mailbox?.stop()
  await bucket?.stop()
  await rm(folder, { recursive: true, force: true })
})

const addresses = ({ url, formats }: StoredPicture) => [
  url,
  ...Object.values(formats).map((format) => format.url),
]

const statuses = async (urls: string[]) => Promise.all(urls.map(async (url) => (await fetch(url)).status))

const widthOf = async (url: string) => (await sharp(await (await fetch(url)).arrayBuffer()).metadata()).width

describe('a picture in a bucket', () => {
  it('is served from there in every size, and not kept on the disk', async () => {
    const picture = await session.upload(server.origin, 'products/ac-indoor', 'salon.jpg')
    expect(picture.provider).toBe('strapi-provider-upload-s3')
    const urls = addresses(picture)
    expect(urls.length).toBeGreaterThan(3)
    for (const url of urls) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/photos\/[\w-]+\.jpg$/)
    const response = await fetch(picture.url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await statuses(urls)).toEqual(urls.map(() => 200))
    expect(await readdir(join(folder, 'public/uploads'))).toEqual([])
  })

  it('keeps its URL when it is replaced, and the API names its new version', async () => {
    const before = await session.upload(server.origin, 'products/ac-indoor', 'avant.jpg')
    const { documentId } = await session.publish(server.origin, { title: 'Avec photo', image: before.id })
    const read = async () => {
      const url = `${server.origin}/api/products/${documentId}?populate=*`
      return addresses((await send<{ data: { image: StoredPicture } }>(url)).body.data.image)
    }
    const first = await read()
    const width = await widthOf(before.url)
    const after = await session.replace(server.origin, before.id, 'scenes/roof', 'apres.jpg')
    expect(after.url).toBe(before.url)
    expect(await widthOf(after.url)).not.toBe(width)
    const second = await read()
    for (const url of [...first, ...second]) expect(url).toMatch(/\.jpg\?v=\w+$/)
    expect(second[0]).not.toBe(first[0])
    expect(await statuses(second)).toEqual(second.map(() => 200))
  })

  it('leaves nothing behind when it is deleted', async () => {
    const picture = await session.upload(server.origin, 'products/ac-indoor', 'essai.jpg')
    await session.removePicture(server.origin, picture.id)
    expect(await statuses(addresses(picture))).toEqual(addresses(picture).map(() => 404))
  })

  it('may be shown and cropped in the administration', async () => {
    const policy = (await fetch(`${server.origin}/_health`)).headers.get('content-security-policy') ?? ''
    const { origin } = new URL(bucket.publicUrl)
    for (const directive of ['img-src', 'media-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* ${origin}`))
    }
  })
})

it('sends a French message to whoever forgot a password', async () => {
  await send(`${server.origin}/admin/forgot-password`, { method: 'POST', body: { email: account.email } })
  await expect.poll(() => mailbox.messages, { timeout: 30_000 }).toHaveLength(1)
  const [message = ''] = mailbox.messages
  expect(message).toContain(`To: ${account.email}`)
  expect(message).toContain('site@example.fr')
  expect(message).toContain('Subject: Votre nouveau mot de passe')
  expect(message).toContain('Vous avez demandé un nouveau mot de passe pour l’administration du site.')
  expect(message).toContain(`${PUBLIC_URL}/admin/auth/reset-password?code=`)
})
