import { lazy, Suspense } from 'react'

const Page = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }))

/** The blocks of the docs pages stay out of the stories' own bundle. */
export const LazyDocsPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
)
