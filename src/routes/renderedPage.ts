import type { PageContent } from '../cms/pageContent'
import type { PageDescription } from '../seo/describePage'

/** A page of the build: an address, what its document says of it, and the content it shows. */
export type RenderedPage = {
  path: string
  description: PageDescription
  /** What it shows of the backend's content, by query. */
  entries?: PageContent['entries']
  /** Lists of which it only shows the beginning. */
  lists?: PageContent['lists']
  /** Content published as JSON beside the pages, by query, for when the backend does not answer. */
  published?: PageContent['entries']
  /** ISO 8601 date of the content's last change; absent when there is none. */
  lastModified?: string | null
  /** Whether it is the document served for every address without a file. */
  isFallback?: boolean
}
