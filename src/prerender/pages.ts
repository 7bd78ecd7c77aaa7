import type { AllContent } from '../cms/strapi/requests/allContent'
import { publishedName } from '../cms/cache/published'
import type { RenderedPage } from '../pages/shared/renderedPage'
import { renderedPages } from '../routes/renderedPages'
import type { RouteName } from '../routes/routes'
import { paths } from '../site/paths'

/** A page with the files that the build writes for it, relative to the site's root. */
export type PageFiles = RenderedPage & {
  /** Its key in the route table. */
  route: string
  /** Whether it shows one entry of the backend; else it is a page of the site itself. */
  isEntry: boolean
  /** File name without extension. */
  file: string
  /** Published content, by file name without extension. */
  data: { name: string; content: unknown }[]
}

const entryRoutes: ReadonlySet<string> = new Set<RouteName>(['product', 'service', 'serviceById', 'article'])

/** File systems allow names of 255 bytes; this leaves room for extensions like `.html.br`. */
const MAX_NAME_BYTES = 230

/**
 * Whether a file can have this name. If not, the page is not prerendered: the 404 document then renders it on the
 * client.
 */
const isFileName = (segment: string) =>
  !/^\.|[/\\\0]/.test(segment) && segment !== '' && Buffer.byteLength(segment) < MAX_NAME_BYTES

/** Path of a page's file; null if that is not a valid file name. */
const fileOf = ({ path }: RenderedPage): string | null => {
  if (path === paths.home) return 'index'
  const segments = path.slice(1).split('/').map(decodeURIComponent)
  return segments.every(isFileName) ? segments.join('/') : null
}

const dataOf = ({ published = [] }: RenderedPage): PageFiles['data'] =>
  published
    .map(([key, content]) => ({ name: publishedName(key), content }))
    .filter(({ name }) => name.split('/').every(isFileName))

/** Yields every page with a valid file name, one at a time, so that thousands of pages fit in memory. */
export async function* pageFiles(content: AllContent, siteUrl: string): AsyncGenerator<PageFiles> {
  const seen = new Set<string>()
  for (const [route, pagesOf] of Object.entries(renderedPages)) {
    for await (const page of pagesOf(content, siteUrl)) {
      const file = fileOf(page)
      // Of two entries with the same path, requests return the first.
      if (file === null || seen.has(page.path)) continue
      seen.add(page.path)
      yield { ...page, route, isEntry: entryRoutes.has(route), file, data: dataOf(page) }
    }
  }
}
