import { useState } from 'react'
import type { Media } from '../../cms/content/types'

export const useShownMedia = (media: Media | null) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const shown = media?.url === brokenUrl ? null : media
  return { shown, onBroken: () => setBrokenUrl(media?.url ?? null) }
}
