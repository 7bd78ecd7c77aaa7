import type { LazyPage } from './lazyPage'

/** An address of the site, and its page. */
export type PageRoute = {
  /** A React Router path pattern. */
  path: string
  /** The page's source file, which the build uses to find its chunks. */
  source: string
  page: LazyPage
}
