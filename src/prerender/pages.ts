import type { AllContent } from '../cms/strapi/requests/allContent'
import { publishedName } from '../cms/cache/published'
import type { RenderedPage } from '../pages/shared/renderedPage'
import { renderedPages } from '../routes/renderedPages'
import type { RouteName } from '../routes/routes'
import { paths } from '../site/paths'

export type PageFiles = RenderedPage & {
  route: string
  /** A page of a product, service or article, not one of the site itself. */
  isEntry: boolean
  file: string
  data: { name: string; content: unknown }[]
}

const entryRoutes: ReadonlySet<string> = new Set<RouteName>(['product', 'service', 'serviceById', 'article'])

// File systems allow names of 255 bytes; this leaves room for extensions like `.html.br`.
const MAX_NAME_BYTES = 230

// Without a valid file name, the 404 document renders the page on the client.
const isFileName = (segment: string) =>
  !/^\.|[/\\\0]/.test(segment) && segment !== '' && Buffer.byteLength(segment) < MAX_NAME_BYTES

const fileOf = ({ path }: RenderedPage): string | null => {
  if (path === paths.home) return 'index'
  const segments = path.slice(1).split('/').map(decodeURIComponent)
  return segments.every(isFileName) ? segments.join('/') : null
}

const dataOf = ({ published = [] }: RenderedPage): PageFiles['data'] =>
  published
    .map(([key, content]) => ({ name: publishedName(key), content }))
    .filter(({ name }) => name.split('/').every(isFileName))

/** One at a time, so that thousands of pages fit in memory. */
export async function* pageFiles(content: AllContent, siteUrl: string): AsyncGenerator<PageFiles> {
  const seen = new Set<string>()
  for (const [route, pagesOf] of Object.entries(renderedPages)) {
    for await (const page of pagesOf(content, siteUrl)) {
      const file = fileOf(page)
      // Of two items with the same path, requests return the first.
      if (file === null || seen.has(page.path)) continue
      seen.add(page.path)
      yield { ...page, route, isEntry: entryRoutes.has(route), file, data: dataOf(page) }
    }
  }
}
