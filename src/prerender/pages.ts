import type { AllContent } from '../cms/allContent'
import { publishedName } from '../cms/published'
import type { RenderedPage } from '../routes/renderedPage'
import { renderedPages } from '../routes/renderedPages'
import { paths } from '../site/paths'

/** A page with the files that the build writes for it, from the site's root. */
export type PageFiles = RenderedPage & {
  /** Without its ending. */
  file: string
  /** Published content, by the name of its file, without its ending. */
  data: { name: string; content: unknown }[]
}

/** File systems allow names of 255 bytes; endings like `.html.br` are added to this. */
const MAX_NAME_BYTES = 230

/**
 * Whether a file can have this name. A page whose file cannot is left to the 404 document, which starts the
 * application.
 */
const isFileName = (segment: string) =>
  !/^\.|[/\\\0]/.test(segment) && segment !== '' && Buffer.byteLength(segment) < MAX_NAME_BYTES

/** Path of a page's file; null when a file cannot have that name. */
const fileOf = ({ path }: RenderedPage): string | null => {
  if (path === paths.home) return 'index'
  const segments = path.slice(1).split('/').map(decodeURIComponent)
  return segments.every(isFileName) ? segments.join('/') : null
}

const dataOf = ({ published = [] }: RenderedPage): PageFiles['data'] =>
  published
    .map(([key, content]) => ({ name: publishedName(key), content }))
    .filter(({ name }) => name.split('/').every(isFileName))

/** The pages of the site that a file can hold, one at a time, so that thousands of them fit in memory. */
export async function* pageFiles(content: AllContent, siteUrl: string): AsyncGenerator<PageFiles> {
  const seen = new Set<string>()
  for (const pagesOf of Object.values(renderedPages)) {
    for await (const page of pagesOf(content, siteUrl)) {
      const file = fileOf(page)
      // Of two entries with the same address, the look-up finds the first.
      if (file === null || seen.has(page.path)) continue
      seen.add(page.path)
      yield { ...page, file, data: dataOf(page) }
    }
  }
}
