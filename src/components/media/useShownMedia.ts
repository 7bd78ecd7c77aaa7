import { useEffect, useState } from 'react'
import type { Media } from '../../cms/content/types'

/** A picture that could not be loaded is tried again once the connection is back. */
export const useShownMedia = (media: Media | null) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const shown = media?.url === brokenUrl ? null : media
  useEffect(() => {
    if (brokenUrl === null) return undefined
    const retry = () => setBrokenUrl(null)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [brokenUrl])
  return { shown, onBroken: () => setBrokenUrl(media?.url ?? null) }
}
