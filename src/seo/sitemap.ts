import { canonical } from './canonical'
import { element, XML_DECLARATION } from './xml'

export const SITEMAP_PATH = '/sitemap.xml'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** URLs in one file (sitemaps.org). */
const LIMIT = 50_000

export type SitemapEntry = {
  path: string
  /** ISO 8601. */
  lastModified?: string | null
}

export type SitemapFile = { path: string; text: string }

type Located = { url: string; lastModified: string | null }

// The protocol requires a time zone with a time.
const toW3cDate = (iso: string | null | undefined): string | null => {
  if (!iso || Number.isNaN(Date.parse(iso))) return null
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : new Date(iso).toISOString()
}

const toLines = (tag: string, { url, lastModified }: Located) => {
  const date = lastModified === null ? '' : element('lastmod', lastModified)
  return `<${tag}>${element('loc', url)}${date}</${tag}>`
}

const toDocument = (root: string, tag: string, located: readonly Located[]) =>
  [
    XML_DECLARATION,
    `<${root} xmlns="${NAMESPACE}">`,
    ...located.map((one) => toLines(tag, one)),
    `</${root}>`,
    '',
  ].join('\n')

const latest = (located: readonly Located[]): string | null =>
  located
    .flatMap(({ lastModified }) => lastModified ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1) ?? null

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** The first, at `SITEMAP_PATH`, is the sitemap itself, or an index of several. @param entries each path once. */
export const sitemap = (entries: readonly SitemapEntry[], siteUrl: string): SitemapFile[] => {
  const located = entries.map(({ path, lastModified }) => ({
    url: canonical(path, siteUrl),
    lastModified: toW3cDate(lastModified),
  }))
  if (located.length <= LIMIT) return [{ path: SITEMAP_PATH, text: toDocument('urlset', 'url', located) }]
  const parts = chunks(located, LIMIT).map((part, index) => ({
    path: SITEMAP_PATH.replace('.xml', `-${index + 1}.xml`),
    text: toDocument('urlset', 'url', part),
    lastModified: latest(part),
  }))
  const index = parts.map(({ path, lastModified }) => ({ url: canonical(path, siteUrl), lastModified }))
  return [
    { path: SITEMAP_PATH, text: toDocument('sitemapindex', 'sitemap', index) },
    ...parts.map(({ path, text }) => ({ path, text })),
  ]
}
