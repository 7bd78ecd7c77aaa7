import { startTransition, useEffect, useState } from 'react'
import { followClock } from '../../hooks/followClock'
import { openingStatus, type OpeningStatus } from '../../site/opening'
import type { Shop } from '../../site/shop'

/**
 * Whether the shop is open, kept up to date; null at build and until hydration, as the prerendered HTML cannot know.
 */
export const useOpeningStatus = (shop: Shop): OpeningStatus | null => {
  const [status, setStatus] = useState<OpeningStatus | null>(null)

  useEffect(
    () => followClock(() => startTransition(() => setStatus(openingStatus(new Date(), shop)))),
    [shop],
  )

  return status
}
