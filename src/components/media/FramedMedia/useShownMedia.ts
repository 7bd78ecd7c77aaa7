import { useState } from 'react'
import type { Media } from '../../../cms/content/types'

/**
 * A picture of the backend, until the browser fails to load it: its host may be down, its file gone.
 * @returns `shown`, null once the picture has failed, and `onBroken`, to be given to `MediaImage`.
 */
export const useShownMedia = (media: Media | null) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const shown = media?.url === brokenUrl ? null : media
  return { shown, onBroken: () => setBrokenUrl(media?.url ?? null) }
}
