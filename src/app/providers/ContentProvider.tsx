import { IsRestoringProvider, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

export type ContentProviderProps = {
  client: QueryClient
  restoration?: Promise<unknown>
  children: ReactNode
}

/** After a navigation, queries no longer wait for the restoration. */
export const ContentProvider = ({ client, restoration, children }: ContentProviderProps) => {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const [isRestoring, setRestoring] = useState(restoration !== undefined)
  if (isRestoring && key !== firstKey) setRestoring(false)

  useEffect(() => {
    void restoration?.then(() => setRestoring(false))
  }, [restoration])

  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  )
}
