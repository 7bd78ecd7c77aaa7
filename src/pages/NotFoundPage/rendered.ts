import type { RenderedPages } from '../shared/renderedPage'
import { notFoundMetadata } from './metadata'

export const notFoundPages: RenderedPages = () => [
  { path: '/404', description: { metadata: notFoundMetadata() }, isFallback: true, isListed: false },
]
