import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { bindPurifier } from '../components/RichText/purifier'
import { createContentStore } from '../cms/contentStore'
import { ICON_SERVICE } from '../cms/icons'
import { feed, FEED_PATH } from '../seo/feed'
import { notFoundMetadata } from '../seo/metadata/notFound'
import { robots } from '../seo/robots'
import { sitemap, type SitemapEntry } from '../seo/sitemap'
import { OPENSTREETMAP } from '../site/map'
import { paths, serviceHref } from '../site/paths'
import { settings } from '../site/settings'
import { describePage } from './about'
import { assetsOf, type Manifest } from './assets'
import { readContent, type Content } from './content'
import { STARTER, toDocument } from './document'
import { caddyFile } from './hosting/caddy'
import { securityHeaders } from './hosting/headers'
import { nginxFiles } from './hosting/nginx'
import { contentSecurityPolicy } from './hosting/policy'
import type { HostFile, Redirect } from './hosting/redirects'
import { cloudflareProblems, staticHostFiles } from './hosting/staticHost'
import { asWithoutScripting, linkListPages } from './linkLists'
import { prerenderedPages, fileOf, type PrerenderedPage } from './pages'
import { renderPage } from './renderPage'

bindPurifier(new JSDOM('').window)

export { readContent }

export type BuildTarget = {
  /** Scheme and host of the public site. */
  siteUrl: string
  manifest: Manifest
  /** Writes a file under the site's root. */
  write: (file: string, text: string) => Promise<void>
  /** Called after each page. */
  onPage: (path: string) => void
}

const NO_INDEX = '<meta name="robots" content="noindex">'

/** Not an address of a page: rendered, it gives the 404 page. */
const NOT_FOUND = '/404'

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const styleTexts = (styles: string) =>
  Array.from(styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text]) => text ?? '')

const CLOUD_IMAGES = 'https://res.cloudinary.com'

const originOf = (address: string): string[] =>
  URL.canParse(address) && /^https?:/.test(address) ? [new URL(address).origin] : []

const pictureAddresses = (html: string | null): string[] =>
  Array.from((html ?? '').matchAll(/<img[^>]+src\s*=\s*["']?([^"'\s>]+)/gi), ([, address]) => address ?? '')

/** The origins of pictures: the backend, the cloud image service, and those the content names. */
const imageOrigins = ({ products, articles, services }: Content): Set<string> => {
  const entries = [
    ...products.map(({ image, descriptionHtml }) => ({ image, html: descriptionHtml })),
    ...articles.map(({ cover, contentHtml }) => ({ image: cover, html: contentHtml })),
    ...services.map(({ image, contentHtml }) => ({ image, html: contentHtml })),
  ]
  const addresses = entries.flatMap(({ image, html }) => [
    ...(image ? [image.url, ...image.formats.map(({ url }) => url)] : []),
    ...pictureAddresses(html),
  ])
  return new Set([settings.cmsOrigin, CLOUD_IMAGES, ...addresses.flatMap(originOf)])
}

/** From the id form of a service's address to its page. */
const serviceRedirects = ({ services }: Content): Redirect[] =>
  services
    .filter(({ slug }) => slug !== '')
    .map((service) => ({ from: paths.serviceById(service.id), to: serviceHref(service) }))

/** Of the inline scripts and styles of the pages, for the policy. */
type Hashes = { scriptHashes: Set<string>; styleHashes: Set<string> }

const hostFiles = (content: Content, hashes: Hashes, siteUrl: string) => {
  const policy = contentSecurityPolicy({
    ...hashes,
    siteUrl,
    connectSources: [settings.apiUrl, settings.articlesApiUrl, settings.email.origin, ICON_SERVICE],
    imageSources: imageOrigins(content),
    frameSources: [OPENSTREETMAP],
  })
  const options = { headers: securityHeaders({ siteUrl, policy }), redirects: serviceRedirects(content) }
  return {
    published: staticHostFiles(options),
    configurations: [...nginxFiles(options), caddyFile({ ...options, siteUrl })],
    problems: cloudflareProblems(options),
  }
}

export type BuildResult = {
  /** Configuration files for a server, not to be published. */
  configurations: HostFile[]
  /** A sentence for each limit of a host that the site exceeds. */
  problems: string[]
}

/** Renders and writes every page, the 404 document, the published content, and what search engines and hosts read. */
export const buildPages = async (
  content: Content,
  { siteUrl, manifest, write, onPage }: BuildTarget,
): Promise<BuildResult> => {
  const hashes: Hashes = { scriptHashes: new Set([sha256(STARTER)]), styleHashes: new Set() }
  const allowStyles = (styles: string) => {
    for (const text of styleTexts(styles)) hashes.styleHashes.add(sha256(text))
  }
  const entries: SitemapEntry[] = []
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...content, readAt: 0, answers: {} }))
    .digest('hex')
    .slice(0, 12)
  const publishedFolder = `/data/${hash}`

  const writePage = async (
    { path, about, content: shown = {}, checks = [] }: PrerenderedPage,
    file: string,
  ) => {
    const isFallback = path === NOT_FOUND
    const page = await renderPage(path, createContentStore(shown))
    allowStyles(page.styles)
    const document = toDocument({
      page,
      assets: assetsOf(manifest, page.source),
      state: { content: shown, readAt: content.readAt, checks, publishedFolder },
      description: isFallback ? NO_INDEX : describePage(path, about, siteUrl),
      isFallback,
    })
    await write(`${file}.html`, document)
  }

  for await (const page of prerenderedPages(content, siteUrl)) {
    const file = fileOf(page)
    if (file === null) continue
    await writePage(page, file)
    for (const { name, data } of page.published ?? []) {
      await write(`${publishedFolder.slice(1)}/${name}.json`, JSON.stringify(data))
    }
    entries.push({ path: page.path, lastModified: page.lastModified ?? undefined })
    onPage(page.path)
  }
  await writePage({ path: NOT_FOUND, about: { metadata: notFoundMetadata() } }, '404')
  for (const { path, element } of linkListPages(content)) {
    const rendered = await renderPage(path, createContentStore(), element)
    const page = { ...rendered, styles: asWithoutScripting(rendered.styles) }
    allowStyles(page.styles)
    const { font } = assetsOf(manifest, undefined)
    await write(
      `${path.slice(1)}.html`,
      toDocument({ page, assets: { scripts: [], font }, state: null, description: NO_INDEX }),
    )
  }

  await write(FEED_PATH.slice(1), feed(content.articles, siteUrl))
  await write('robots.txt', robots(siteUrl))
  for (const { path, text } of sitemap(entries, siteUrl)) await write(path.replace(/^\//, ''), text)
  const { published, configurations, problems } = hostFiles(content, hashes, siteUrl)
  for (const { path, text } of published) await write(path, text)
  return { configurations, problems }
}
