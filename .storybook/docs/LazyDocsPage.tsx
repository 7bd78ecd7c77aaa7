import { lazy, Suspense } from 'react'

const Page = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }))

/** Loaded on demand, so that the blocks of the docs pages are not in the stories' bundle. */
export const LazyDocsPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
)
