import { useEffect, useState } from 'react'
import { openingStatus, type OpeningStatus } from '../../site/opening'

const REFRESH_MS = 30_000

/** Open or closed, kept up to date; null until the page runs in a browser, so that its HTML made earlier says nothing. */
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
