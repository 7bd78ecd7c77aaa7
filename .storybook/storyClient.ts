import { useEffect, useState } from 'react'
import { createQueryClient } from '../src/cms/cache/queryClient'

/** The cache of one story. A request that outlives the story would reach no handler. */
export const useStoryClient = () => {
  const [client] = useState(createQueryClient)
  useEffect(() => () => void client.cancelQueries(), [client])
  return client
}
