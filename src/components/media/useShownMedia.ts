import { useState } from 'react'
import type { Media } from '../../cms/content/types'

/** A picture that could not be loaded is tried again once the connection is back. */
export const useShownMedia = (media: Media | null) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const shown = media?.url === brokenUrl ? null : media
  const onBroken = () => {
    setBrokenUrl(media?.url ?? null)
    window.addEventListener('online', () => setBrokenUrl(null), { once: true })
  }
  return { shown, onBroken }
}
