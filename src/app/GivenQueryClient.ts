import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** A cache given to `App` by the build or a story; null in the browser, which makes its own. */
export const GivenQueryClient = createContext<QueryClient | null>(null)
