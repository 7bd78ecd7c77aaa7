import { paths } from '../../site/paths'
import type { RenderedPages } from '../shared/renderedPage'
import { previewMetadata } from './metadata'

export const previewPages: RenderedPages = () => [
  { path: paths.preview, description: { metadata: previewMetadata() }, isListed: false },
]
