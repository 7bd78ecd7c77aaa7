import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cmsFile, readCmsOptions } from '../../src/prerender/hosting/cms.ts'
import { startNginx } from '../shared/nginx.ts'
import { closeServer, freePort, listen } from '../shared/processes.ts'
import { rawRequest, type Answer } from '../shared/rawRequest.ts'

const answer = async (request: IncomingMessage, response: ServerResponse, count: number) => {
  const { method, url = '/', headers } = request
  let bytes = 0
  for await (const part of request) bytes += Buffer.byteLength(part)
  const isVersioned = url.includes('?v=')
  if (url.startsWith('/uploads/')) {
    response.setHeader('Cache-Control', isVersioned ? 'public, max-age=31536000, immutable' : 'max-age=600')
  }
  // As the table of requests does, which waits for an answer to become old.
  if (url.includes('soon-old')) response.setHeader('Cache-Control', 'max-age=1')
  if (url.includes('session')) response.setHeader('Set-Cookie', 'session=1')
  response.setHeader('Vary', 'Origin, Accept-Encoding')
  response.statusCode = url.includes('broken') ? 500 : 200
  response.end(
    JSON.stringify({
      count,
      bytes,
      method,
      headers,
      content: headers.authorization || headers.cookie ? 'draft' : 'published',
    }),
  )
}

export type HostedBackend = {
  folder: string
  send: (method: string, path: string, headers?: Record<string, string>, body?: Buffer) => Promise<Answer>
  /** From an address of this machine, such as 127.0.0.2. */
  statusFor: (localAddress: string, method: string, path: string) => Promise<number>
  /** Leaves nginx alone. */
  stopBackend: () => void
  stop: () => Promise<void>
}

/** @throws Error when nginx refuses its configuration. */
export const startHostedBackend = async (): Promise<HostedBackend> => {
  const folder = await mkdtemp(join(tmpdir(), 'backend-hosting-'))
  let count = 0
  const backend = createServer((request, response) => {
    count += 1
    void answer(request, response, count)
  })
  const { port: backendPort } = await listen(backend)
  const port = await freePort()
  const { text } = cmsFile({
    ...readCmsOptions({ CMS_UPSTREAM: `127.0.0.1:${backendPort}` }, 'https://cms.example.fr'),
    listen: `127.0.0.1:${port}`,
    cacheFolder: join(folder, 'cache'),
  })
  const stopNginx = await startNginx({ folder, port: await freePort(), http: text })
  return {
    folder,
    send: (method, path, headers = {}, body) =>
      rawRequest({ port, method, path, headers: { Host: 'cms.example.fr', ...headers }, body }),
    statusFor: async (localAddress, method, path) => {
      const headers = { Host: 'cms.example.fr' }
      return (await rawRequest({ port, method, path, headers, localAddress })).status
    },
    stopBackend: () => closeServer(backend),
    stop: async () => {
      await stopNginx()
      closeServer(backend)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
