import { useEffect, useState } from 'react'
import { openingStatus, type OpeningStatus } from '../../site/opening'

const REFRESH_MS = 30_000

/**
 * Whether the shop is open, kept up to date; null at build and until hydration, as the prerendered HTML cannot know.
 */
export const useOpeningStatus = (): OpeningStatus | null => {
  const [status, setStatus] = useState<OpeningStatus | null>(null)

  useEffect(() => {
    const update = () => setStatus(openingStatus(new Date()))
    update()
    const timer = setInterval(update, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])

  return status
}
