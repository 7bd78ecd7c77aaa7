import type { PageContent } from '../cms/pageContent'
import type { PageDescription } from '../seo/describePage'

/** A page that the build renders: its path, its description for search engines and its content. */
export type RenderedPage = {
  path: string
  description: PageDescription
  /** The content that it shows, by query key. */
  entries?: PageContent['entries']
  /** Query keys of lists whose first items only are in `entries`. */
  lists?: PageContent['lists']
  /** Content published as JSON next to the pages, by query key, as a fallback when the backend does not respond. */
  published?: PageContent['entries']
  /** ISO 8601 date of the content's last change; absent when there is none. */
  lastModified?: string | null
  /** Whether search engines may list it; true when absent. */
  isListed?: boolean
  /** Whether it is the document served for every address without a file. */
  isFallback?: boolean
}
