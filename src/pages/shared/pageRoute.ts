import type { LazyPage } from './lazyPage'

/** An address of the site, and its page. */
export type PageRoute = {
  /** A React Router path pattern. */
  path: string
  /** The page's source file, which the build uses to find its chunks. */
  source: string
  page: LazyPage
  /** A path of it in the sample content, for end-to-end tests, stories and screenshots. */
  example: string
}
