// The command itself, on backends that do not all behave.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import * as fieldNames from '../../src/cms/strapi/wire/fieldNames.ts'
import { closeServer, listen } from '../shared/processes.ts'
import { startStubBackend } from './stubBackend.ts'

/** Runs the command. @returns its exit code and what it printed. */
const checkFor = async (siteUrl: string, ...urls: string[]) => {
  const child = spawn(process.execPath, ['scripts/backend/check.ts', ...urls], {
    env: { ...process.env, SITE_URL: siteUrl },
  })
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  return { code, output: output + errors }
}

const check = (...urls: string[]) => checkFor('https://www.example.fr', ...urls)

/** Checks a backend that answers like this. */
const checkServer = async (listener: RequestListener) => {
  const server = createServer(listener)
  const { origin } = await listen(server)
  try {
    return await check(`${origin}/api`)
  } finally {
    closeServer(server)
  }
}

it('a backend that has what a build needs is read to the end, and what is empty is counted', async () => {
  const backend = await startStubBackend(120)
  try {
    const { code, output } = await check(backend.origin)
    expect(output).toContain('products: 120 read; empty: image/cover in 120\n')
    expect(output).toContain('blog-posts: 12 read; ')
    expect(output).toContain('articles: 24 read; ')
    expect(output).toContain('shop: none; optional')
    expect(output).toContain('CORS: browsers on https://www.example.fr may read it.')
    expect(output).toContain('The site can be built from this backend.')
    expect(code).toBe(0)

    const { code: failed, output: split } = await check(backend.origin, 'http://127.0.0.1:9/api')
    expect(split).toContain('The backend’s articles cannot be read from http://127.0.0.1:9/api/articles')
    expect(split).not.toContain('The backend’s products cannot be read')
    expect(failed).toBe(1)
  } finally {
    backend.stop()
  }
})

it('names what a Strapi 4 with a wrong configuration does', async () => {
  const wrap = (id: number, publishedAt: string | null) => ({
    id,
    attributes: { title: `Poêle ${id}`, slug: 'poele', power_kw: 'de 4 à 9 kW', publishedAt },
  })
  // Always the same page, whatever is requested, with a draft among it when asked; single entries are refused.
  const { code, output } = await checkServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://backend')
    const data = [
      wrap(1, '2026-01-01'),
      wrap(2, search.includes('preview') ? null : '2026-01-01'),
      null,
      'texte',
    ]
    const pagination = { page: 1, pageSize: 2, pageCount: 2, total: 4 }
    const status = /\/api\/(?:products\/|shop)/.test(pathname)
      ? 403
      : /notice|home|tariff/.test(pathname)
        ? 404
        : 200
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ data, meta: { pagination } }))
  })
  expect(output).toContain('products: 2 read; empty: subtitle in 2, ')
  expect(output).toContain('The power_kw of "Poêle 1", "de 4 à 9 kW", is left out: it cannot be read.')
  expect(output).toContain('Entry 3 of page 1 of products is left out: it is null.')
  expect(output).toContain('Entry 4 of page 1 of articles is left out: it is "texte".')
  expect(output).toContain('“Poêle 2” has no page: “Poêle 1” has the same address, /products/poele.')
  expect(output).toContain('The list of products was cut at page 2, which repeats entries only.')
  expect(output).toContain('The backend’s shop is left out: HTTP 403')
  expect(output).toMatch(/Everybody can read drafts: \S+\/api\/products\?publicationState=preview/)
  expect(output).toMatch(/One entry of \S+\/api\/products cannot be read \(403\): allow “findOne”/)
  expect(output).toMatch(/CORS: browsers on https:\/\/www\.example\.fr may not read \S+\/api\/products/)
  expect(code).toBe(0)
})

it.each([
  ['HTML', 200, '<html>', 'la réponse du service est illisible'],
  [
    'nothing that visitors may read',
    403,
    '{}',
    'api/products: HTTP 403 – Forbidden; allow “find” to the role Public',
  ],
  ['no such types', 404, '{}', 'api/products: HTTP 404 – Not Found; the backend has no such type'],
])('says in a line that a backend has %s', async (_, status, body, line) => {
  const { code, output } = await checkServer((_request, response) => response.writeHead(status).end(body))
  expect(output).toContain(line)
  expect(output).not.toMatch(/^ +at /m)
  expect(code).toBe(1)
})

it('says how it is called', async () => {
  expect(await check()).toMatchObject({
    code: 2,
    output: expect.stringContaining('Usage: npm run check:backend'),
  })
  expect((await check('cms.example.fr')).output).toContain('“cms.example.fr” is not an address')
})

it.each<[string, Readonly<Record<string, readonly string[]>>]>([
  ['products', fieldNames.productFields],
  ['categories', fieldNames.categoryFields],
  ['articles', fieldNames.articleFields],
  ['blog-posts', fieldNames.serviceFields],
  ['shop', fieldNames.shopFields],
  ['home-page', fieldNames.homePageFields],
  ['legal-notice', fieldNames.legalNoticeFields],
  ['tariff', fieldNames.tariffFields],
  ['partners', fieldNames.partnerFields],
])('docs/existing-backend.md has every name of the fields of %s', async (path, fields) => {
  const guide = await readFile('docs/existing-backend.md', 'utf8')
  const [, section = ''] = guide.split(`### \`${path}\`\n`)
  const [table = ''] = section.split('\n## ')[0]?.split('\n### ') ?? []
  for (const names of Object.values(fields))
    expect(table).toContain(`| ${names.map((name) => `\`${name}\``).join(', ')} |`)
})

it('a site without an address is named', async () =>
  expect(await checkFor('example', 'https://cms.example.fr')).toEqual({
    code: 1,
    output: '\nSITE_URL is “example”; expected an address such as https://www.example.fr.\n',
  }))
