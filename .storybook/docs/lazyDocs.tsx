import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

const Container = lazy(async () => ({ default: (await import('./Container')).Container }))
const Page = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }))

/** Both are loaded on demand, so that the blocks of the docs pages are not in the stories' bundle. */
export const LazyContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
)

export const LazyDocsPage = () => <Page />
