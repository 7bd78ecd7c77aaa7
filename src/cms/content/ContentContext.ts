import { createContext } from 'react'
import type { ContentStore } from './contentStore'

/** The content of this document; null outside the pages that show any. */
export const ContentContext = createContext<ContentStore | null>(null)
