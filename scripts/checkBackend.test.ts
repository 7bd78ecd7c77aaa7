// The command itself, on backends that do not all behave.
import { spawn } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeServer, freePort } from './lib/processes.ts'
import { startStubBackend } from './lib/stubBackend.ts'

/** Runs the command. @returns its exit code and what it printed. */
const check = async (...urls: string[]) => {
  const child = spawn(process.execPath, ['scripts/check-backend.ts', ...urls], {
    env: { ...process.env, SITE_URL: 'https://www.example.fr' },
  })
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  return { code, output: output + errors }
}

const startServer = async (listener: RequestListener) => {
  const server = createServer(listener)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, stop: () => closeServer(server) }
}

describe('a backend that has what a build needs', () => {
  let backend: Awaited<ReturnType<typeof startStubBackend>>
  beforeAll(async () => {
    backend = await startStubBackend(120)
  })
  afterAll(() => backend.stop())

  it('is read to the end, and what it lacks is counted', async () => {
    const { code, output } = await check(backend.origin)
    expect(output).toContain('products: 120\n  120 have no image (looked for image, cover)')
    expect(output).toContain('blog-posts: 12\n')
    expect(output).toContain('articles: 24\n')
    expect(output).toContain('shop: not there; optional')
    expect(output).toContain('The site can be built from this backend.')
    expect(code).toBe(0)
  })

  it('may have its articles elsewhere', async () => {
    const { code, output } = await check(backend.origin, 'http://127.0.0.1:9/api')
    expect(output).toContain('articles: cannot be read: http://127.0.0.1:9/api/articles does not answer.')
    expect(code).toBe(1)
  })
})

it('names what a Strapi 4 with a wrong configuration does', async () => {
  const wrap = (id: number, publishedAt: string | null) => ({
    id,
    attributes: { title: `Poêle ${id}`, slug: 'poele', power_kw: 'de 4 à 9 kW', publishedAt },
  })
  // Always the same page, whatever is requested; a draft among it when asked; articles refused.
  const backend = await startServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://backend')
    const status = pathname === '/api/articles' ? 403 : pathname === '/api/shop' ? 404 : 200
    const data = [wrap(1, '2026-01-01'), wrap(2, search.includes('preview') ? null : '2026-01-01')]
    const pagination = { page: 1, pageSize: 2, pageCount: 2, total: 4 }
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? { data, meta: { pagination } } : { data: null }))
  })
  try {
    const { code, output } = await check(`${backend.origin}/api`)
    expect(output).toContain('entries in `attributes`, as in Strapi 4')
    expect(output).toContain('2 have a power_kw that the site cannot read, such as "de 4 à 9 kW".')
    expect(output).toContain('2 share the address /products/poele')
    expect(output).toContain('Paging is not honoured')
    expect(output).toContain('Only 2 of 4 were read')
    expect(output).toContain('Everybody can read drafts: publicationState=preview shows 1 of them.')
    expect(output).toContain('articles: cannot be read (403): allow “find”')
    expect(output).toContain('shop: not there; optional')
    expect(output).toContain('CORS: browsers on https://www.example.fr may not read anything.')
    expect(code).toBe(1)
  } finally {
    backend.stop()
  }
})

it('says how it is called', async () => {
  expect(await check()).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage: npm run check:backend'),
  })
  expect((await check('cms.example.fr')).output).toContain('“cms.example.fr” is not an address')
})
