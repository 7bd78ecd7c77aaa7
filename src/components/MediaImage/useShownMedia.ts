import { useState } from 'react'
import type { Media } from '../../cms/types'

/**
 * A picture of the backend's, to be shown as long as the browser can load it: its host may be out of reach, its file gone.
 * @returns null in place of a picture that cannot be loaded, and what `MediaImage` reports it by.
 */
export const useShownMedia = (media: Media | null) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const shown = media?.url === brokenUrl ? null : media
  return { shown, onBroken: () => setBrokenUrl(media?.url ?? null) }
}
