import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { toArticle } from '../../src/cms/strapi/normalisers/toArticle.ts'
import { buildAllContent } from '../../src/mocks/fixtures/allContent.ts'
import { buildArticle } from '../../src/mocks/fixtures/articles.ts'
import { securityHeaders } from '../../src/prerender/hosting/headers.ts'
import { nginxFiles } from '../../src/prerender/hosting/nginx.ts'
import { contentSecurityPolicy } from '../../src/prerender/hosting/policy.ts'
import { encodedPath, type HostOptions, type Redirect } from '../../src/prerender/hosting/redirects.ts'
import { policySources } from '../../src/prerender/hosting/sources.ts'
import { staticHostFiles } from '../../src/prerender/hosting/staticHost.ts'
import { paths } from '../../src/site/paths.ts'
import { hostileHtml } from '../../src/testing/hostileHtml.ts'
import { startNginx } from '../shared/nginx.ts'
import { freePort } from '../shared/processes.ts'
import { rawRequest, type Answer } from '../shared/rawRequest.ts'
import { serveFolder } from './staticServer.ts'

export const siteUrl = 'https://www.example.fr'

export const files = {
  'index.html': `<!doctype html><title>Accueil</title>${'<p>é</p>'.repeat(500)}`,
  '404.html': '<!doctype html><title>404</title>',
  'products.html': '<!doctype html><title>Produits</title>',
  'products/ondea-8.html': '<!doctype html><title>Ondéa 8</title>',
  'products/Poêle & insert à 100 %.html': '<!doctype html><title>Poêle</title>',
  'products/guide.html.html': '<!doctype html><title>Guide</title>',
  'services/index.html': '<!doctype html><title>Services</title>',
  'assets/a-B1c2D3e4.js': 'console.log("chunk")\n'.repeat(200),
  'data/0123456789ab/x.json': '{"x":1}',
  'pictures/scene-01234567/480.avif': 'a picture',
  'site.webmanifest': '{"name":"Site"}',
}

/** The build does not compress a page of a very large site. */
export const uncompressed = {
  path: 'products/ondea-9.html',
  text: `<!doctype html><title>Ondéa 9</title>${'<p>é</p>'.repeat(500)}`,
}

const hostileHosts = ['a.fr,https://b.fr', 'x;sandbox', '*', '$host', '{http.request.header.X}']
const manyHosts = Array.from({ length: 75 }, (_, index) => `images-${index}.example.fr`)

const content = buildAllContent({
  articles: [
    toArticle(
      buildArticle({
        content: [...hostileHosts, ...manyHosts].map((host) => `<img src="https://${host}/a.jpg">`).join(''),
      }),
    ),
  ],
})

const hostileRedirects: readonly Redirect[] = hostileHtml
  .filter((text) => !/\p{Surrogate}/u.test(text))
  .map((text) => ({ from: paths.product(text), to: paths.product(`${text}-2`) }))

/** Not the path of a page: an encoded slash, two in a row or one at the end, the end of a text, too many signs. */
const isNoPath = (path: string) =>
  /%2f/i.test(path) || /\/\/|\/$|\0/.test(decodeURIComponent(path)) || path.length > 900

export const hostileMoves = hostileRedirects.map(({ from, to }) => ({
  from,
  locations: [encodedPath(to), ...(isNoPath(from) ? [undefined] : [])],
}))

const redirects: Redirect[] = [
  ...hostileRedirects,
  { from: '/services/services-details/ID', to: '/services/vente/vente' },
  { from: '/services/services-details/id', to: '/services/entretien/bilan' },
  { from: '/products/Lauze', to: '/products/lauze' },
  { from: '/products/Po%C3%AAle%20%22$%7Bx%7D%22', to: '/products/Po%C3%AAle%20$uri' },
  { from: '/products/{http.request.host}', to: '/products/{http.request.host}-$host' },
  { from: '/products/{$HOME}', to: '/products/{$HOME}/x' },
  { from: `/services/services-details/${'a'.repeat(5_000)}`, to: '/services' },
  { from: '/services/services-details/long', to: `/services/vente/${'é'.repeat(700)}` },
  { from: '/services/services-details/700', to: `/services/vente/${'a'.repeat(700)}` },
  ...Array.from({ length: 10_000 }, (_, index) => ({
    from: `/services/services-details/${'document-'.repeat(index % 30)}${index}`,
    to: `/services/vente/service-${index}`,
  })),
]

export const movedPages = [
  ['/services/services-details/ID', '/services/vente/vente'],
  ['/services/services-details/ID?source=mail', '/services/vente/vente?source=mail'],
  [
    '/services/services-details/ID?a={http.request.host}&b=$1',
    '/services/vente/vente?a={http.request.host}&b=$1',
  ],
  ['/services/services-details/id', '/services/entretien/bilan'],
  ['/products/Lauze', '/products/lauze'],
  ['/products/Po%C3%AAle%20%22%24%7Bx%7D%22', '/products/Po%C3%AAle%20%24uri'],
  [`/services/services-details/${'document-'.repeat(29)}9989`, '/services/vente/service-9989'],
  ['/services/services-details/700', `/services/vente/${'a'.repeat(700)}`],
  ['/products/%7Bhttp.request.host%7D', '/products/%7Bhttp.request.host%7D-%24host'],
  ['/products/%7B%24HOME%7D', '/products/%7B%24HOME%7D/x'],
] as const

const policy = contentSecurityPolicy({
  ...policySources(content, siteUrl),
  siteUrl,
  scriptHashes: [],
  frameSources: ['https://www.openstreetmap.org'],
  frameAncestors: ['https://cms.example.fr'],
})

export const options: HostOptions = { headers: securityHeaders({ siteUrl, policy }), redirects }

const write = async (path: string, text: string | Buffer) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

type Stop = () => Promise<void> | void
type Place = { folder: string; root: string; port: number }

const servers = {
  nginx: ({ folder, root, port }: Place): Promise<Stop> => {
    const [http, server] = nginxFiles({ ...options, root })
    return startNginx({ folder, port, http: http?.text ?? '', server: server?.text ?? '' })
  },
  'npm run preview': async ({ root, port }: Place): Promise<Stop> => (await serveFolder(root, port)).stop,
}

export type HostedSite = {
  folder: string
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  send: (method: string, path: string) => Promise<Answer>
  stop: () => Promise<void>
}

/** @throws Error when the server refuses its configuration. */
export const startHostedSite = async (name: keyof typeof servers): Promise<HostedSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'site-hosting-'))
  const root = join(folder, 'dist')
  for (const [path, text] of Object.entries(files)) {
    await write(join(root, path), text)
    await write(join(root, `${path}.gz`), gzipSync(text))
    await write(join(root, `${path}.br`), brotliCompressSync(text))
  }
  await write(join(root, uncompressed.path), uncompressed.text)
  for (const { path, text } of staticHostFiles(options)) await write(join(root, path), text)
  const port = await freePort()
  const stopServer = await servers[name]({ folder: join(folder, 'server'), root, port })
  return {
    folder: join(folder, 'server'),
    get: (path, headers) => rawRequest({ port, path, headers }),
    send: (method, path) => rawRequest({ port, path, method }),
    stop: async () => {
      await stopServer()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
